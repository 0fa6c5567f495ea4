// The short pages e/NAME/, one for each entry of the gallery, whose addresses never change: what other sites show of a
// link to it, its picture, its sentences in both languages, and the link that opens it. With a script it opens at once.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { Engine } from '../../engine/engine.js';
import { DEFAULT_SETTINGS } from '../../engine/options.js';
import { en as appEn } from '../../app/en.js';
import { zh as appZh } from '../../app/zh.js';
import { en as commonEn } from '../../app/common/en.js';
import { zh as commonZh } from '../../app/common/zh.js';
import { nameOf } from '../../dialogs/gallery/asked-entry.js';
import { en as captionsEn } from '../../dialogs/gallery/captions.en.js';
import { zh as captionsZh } from '../../dialogs/gallery/captions.zh.js';
import { WORLDS } from '../../dialogs/gallery/elsewhere.js';
import { en as galleryEn } from '../../dialogs/gallery/en.js';
import { zh as galleryZh } from '../../dialogs/gallery/zh.js';
import { PICTURED } from '../../dialogs/gallery/generators-panel.js';
import { PROGRAM_PRESETS } from '../../dialogs/gallery/program-presets.js';
import { NO_VIEW } from '../../link/link.js';
import { formatLink } from '../../link/link-text.js';
import { linkOf } from '../../link/state-link.js';
import { DEFAULT_DISPLAY } from '../../model/display.js';
import { titleOf } from '../../model/maps/caption.js';
import { readDrawing } from '../../model/maps/drawn-map.js';
import { LESTERS_FIGURE } from '../../model/maps/first-figure.js';
import { GENERATORS, USUAL_PERCENT } from '../../model/maps/generators.js';
import { PRESETS } from '../../model/maps/presets.js';
import { en as kindsEn } from '../../ui/sentences/generators.en.js';
import { zh as kindsZh } from '../../ui/sentences/generators.zh.js';
import { CARD, cardOf } from '../cards.mjs';
import { FigurePictures, openModules } from '../lessons/figures.mjs';
import { articleTags, attribute, oembedLink, oembedOf } from '../lessons/preview.mjs';
import { LANGUAGES, TAGS, framed, link } from '../text-page.mjs';
import { graphDrawing, worldDrawing } from './pictures.mjs';

/** @import { AstrolabeModule } from 'astrolabe-module' */
/** @import { PlacesModule } from 'astrolabe-places-module' */
/** @import { State } from '../../model/state.js' */
/** @import { Preset } from '../../model/maps/presets.js' */
/** @import { Language } from '../text-page.mjs' */
/**
 * @typedef {object} Entry
 * @property {string} name in its address
 * @property {string} title key of its name
 * @property {readonly string[]} sentences their keys; the first describes it
 * @property {string} text of the link that opens it, from its # on
 * @property {string} frame page of the site that shows it in a frame; '' if none does
 * @property {boolean} isPreset
 * @property {string} picture SVG
 */

const WORDS = {
  en: { ...appEn, ...commonEn, ...kindsEn, ...galleryEn, ...captionsEn },
  zh: { ...appZh, ...commonZh, ...kindsZh, ...galleryZh, ...captionsZh },
};
const OPEN = Object.freeze({ en: 'Open in Astrolabe', zh: '在 Astrolabe 中打开' });
const DOT = ' · ';

/** @param {AstrolabeModule & PlacesModule} module @returns {Entry[]} in the order of the gallery */
export function readEntries(module) {
  const pictures = new FigurePictures(module);
  const engine = new Engine(new module.Laboratory());
  const home = { ...boardOf(engine, LESTERS_FIGURE), map: engine.mapToLink() };
  /** @param {string} name @param {string} title @param {string[]} sentences @param {string} text @param {string} [of] the link whose board it shows */
  const ofBoard = (name, title, sentences, text, of = text) => ({
    ...{ name, title, sentences, text, isPreset: false },
    ...{ frame: of === text ? 'embed.html' : 'index.html', picture: pictures.plain(of) },
  });
  const presets = [...PRESETS, ...PROGRAM_PRESETS].map((preset) => {
    const text = `#${linkTo(engine, preset, home)}`;
    const sentences = ['look', 'from', 'try'].map((part) => `caption.${preset.id}_${part}`);
    return { ...ofBoard(nameOf(preset), titleOf(preset), sentences, text), isPreset: true };
  });
  engine.dispose();
  const generated = GENERATORS.map((kind) => {
    const { width, height } = PICTURED;
    const text = `#v=1&m=g.${kind}.${width}.${height}.${USUAL_PERCENT[kind]}.1`;
    return ofBoard(kind, `generate.${kind}`, [`menu.about_${kind}`], text);
  });
  const trap = presets.find(({ name }) => name === 'experiment-trap')?.text ?? '';
  const worlds = Object.entries(WORLDS).map(([world, id]) => ({
    ...{ name: `world-${world}`, title: `worlds.${id}`, isPreset: false },
    sentences: ['watch', 'from', 'try'].map((part) => `worlds.${id}_${part}`),
    ...{ text: `#v=1&world=${world}`, frame: 'index.html', picture: worldDrawing(module, world) },
  }));
  const graph = {
    ...{ name: 'graph', title: 'menu.graph', isPreset: false },
    sentences: ['menu.about_graph', ...['look', 'from', 'try'].map((part) => `graph.example_${part}`)],
    ...{ text: '#v=1&p=graph', frame: '', picture: graphDrawing(module) },
  };
  const about = ['menu.about_experiments'];
  const experiments = ofBoard('experiments', 'experiments.title', about, '#v=1&race=experiments', trap);
  return [...presets, ...generated, graph, experiments, ...worlds];
}

/** @param {Engine} engine @param {Preset} preset @returns {{ width: number, height: number, start: number, goal: number }} on the engine now */
function boardOf(engine, preset) {
  const { width, height, factors, start, goal } = readDrawing(preset.map);
  engine.restore(width, height, factors);
  return { width, height, start, goal };
}

/** @param {Engine} engine @param {Preset} preset @param {Parameters<typeof linkOf>[2]} home @returns {string} without the # */
function linkTo(engine, preset, home) {
  const board = boardOf(engine, preset);
  const state = {
    board,
    settings: { ...DEFAULT_SETTINGS, ...preset.settings },
    display: { ...DEFAULT_DISPLAY, ...preset.display },
    breakpoints: [],
    search: { phase: 'none' },
    playback: { position: { step: 0 } },
  };
  // What a link holds of a state.
  const linked = /** @type {State} */ (/** @type {unknown} */ (state));
  return formatLink(linkOf(linked, engine.mapToLink(), home, NO_VIEW).link);
}

/** @param {string} site folder in which the folder of entries is created */
export async function buildEntries(site) {
  const frame = await readFile(new URL('entry.html', import.meta.url), 'utf8');
  for (const entry of readEntries(await openModules())) {
    const folder = `${site}/e/${entry.name}`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/index.html`, entryPage(frame, entry));
    await writeFile(`${folder}/card.png`, await cardOf(entry.picture));
    const address = entry.frame === '' ? '' : `${entry.frame}${entry.text}&ui=play`;
    await writeFile(`${folder}/oembed.json`, oembedOf({ title: namesOf(entry), card: cardOfEntry(entry) }, address));
  }
  await build({
    entryPoints: [new URL('entry.css', import.meta.url).pathname],
    ...{ outfile: `${site}/e/entry.css`, bundle: true, minify: true, logLevel: 'warning' },
  });
  await copyFile(new URL('open.js', import.meta.url), `${site}/e/open.js`);
}

/** @param {Entry} entry */
const cardOfEntry = ({ name }) => `e/${name}/card.png`;

/** In both languages. @param {Entry} entry */
const namesOf = ({ title }) => [...new Set(LANGUAGES.map((language) => say(title, language)))].join(DOT);

/** @param {string} key @param {Language} language */
function say(key, language) {
  const text = /** @type {Readonly<Record<string, string>>} */ (WORDS[language])[key];
  if (text === undefined) throw new Error(`there is no text ${key} in ${language}`);
  // The maps that another click makes are on the card of the gallery.
  return key === 'menu.about_random' ? (text.match(/^.*?[.。]/)?.[0] ?? text) : text;
}

/** @param {string} frame @param {Entry} entry */
function entryPage(frame, entry) {
  const title = namesOf(entry);
  const [summary = ''] = entry.sentences;
  const description = LANGUAGES.map((language) => say(summary, language)).join(' ');
  // The gallery gives a preset its name and caption.
  const asked = entry.isPreset ? `?entry=${entry.name}` : '';
  const address = `../../index.html${asked}${entry.text}`.replaceAll('&', '&amp;');
  const tags = articleTags({ path: `e/${entry.name}/`, title, summary: description, card: cardOfEntry(entry) }, 'en');
  const sections = LANGUAGES.map((language) => {
    const sentences = entry.sentences.map((key) => `<p>${attribute(say(key, language))}</p>`).join('\n');
    const open = link(address, OPEN[language], 'class="open"');
    return `<section lang="${TAGS[language]}">\n<h2>${say(entry.title, language)}</h2>\n${sentences}\n<p>${open}</p>\n</section>`;
  });
  return framed(frame, {
    ...{ title, description: attribute(description), main: sections.join('\n') },
    preview: [...tags, oembedLink(`e/${entry.name}/`, 'oembed.json', title)].join('\n    '),
    picture: `<img src="card.png" width="${CARD.width}" height="${CARD.height}" alt="">`,
  });
}
