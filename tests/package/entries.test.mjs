// The short pages of the gallery, as built: each opens the very entry, and has what other sites show of it.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { openModules, runFigure } from '../../web/build/lessons/figures.mjs';
import { DEFAULT_SETTINGS } from '../../web/engine/options.js';
import { nameOf } from '../../web/dialogs/gallery/asked-entry.js';
import { WORLDS } from '../../web/dialogs/gallery/elsewhere.js';
import { PROGRAM_PRESETS } from '../../web/dialogs/gallery/program-presets.js';
import { parseLink } from '../../web/link/link-text.js';
import { readDrawing } from '../../web/model/maps/drawn-map.js';
import { GENERATORS } from '../../web/model/maps/generators.js';
import { PRESETS } from '../../web/model/maps/presets.js';

const site = new URL('../../build/site/', import.meta.url);
const presets = [...PRESETS, ...PROGRAM_PRESETS];
const module = await openModules();

/** @param {string} name @param {string} file */
const read = (name, file) => readFileSync(new URL(`e/${name}/${file}`, site));

/** Where its page leads. @param {string} name @returns {URL} */
function targetOf(name) {
  const [, href = ''] = /<a href="([^"]*)" class="open">/.exec(read(name, 'index.html').toString()) ?? [];
  return new URL(href.replaceAll('&amp;', '&'), `https://a.test/path/e/${name}/`);
}

test('every entry of the gallery has a page of its own, under a name of plain letters', () => {
  const names = readdirSync(new URL('e/', site), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const wanted = [
    ...presets.map(nameOf),
    ...GENERATORS,
    ...['graph', 'experiments'],
    ...Object.keys(WORLDS).map((world) => `world-${world}`),
  ];
  assert.deepEqual(names.sort(), wanted.sort());
  assert.equal(new Set(wanted).size, wanted.length);
  for (const name of names) assert.match(name, /^[a-z]+(-[a-z]+)*$/);
});

test('the documents list their names, which are in slides and chats: none may change', () => {
  for (const path of ['links.md', 'zh/links.md']) {
    const text = readFileSync(new URL(`../../web/docs/${path}`, import.meta.url), 'utf8');
    const [, list = ''] = /`e\/lester\/`[^]*?\n((?:`[a-z-]+`[\s.。]*)+)/.exec(text) ?? [];
    const names = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
    const built = readdirSync(new URL('e/', site)).filter((one) => !one.includes('.'));
    assert.deepEqual(names.sort(), built.sort(), path);
  }
});

test('a preset is opened with its board, its ends and its settings', () => {
  for (const preset of presets) {
    const { origin, pathname, search, hash } = targetOf(nameOf(preset));
    assert.deepEqual([origin, pathname, search], ['https://a.test', '/path/index.html', `?entry=${nameOf(preset)}`]);
    const { engine, settings, board, link } = runFigure(module, hash);
    const { factors, ...drawn } = readDrawing(preset.map);
    assert.deepEqual(board, drawn, preset.id);
    assert.deepEqual([...engine.factors()], [...factors], preset.id);
    engine.dispose();
    assert.deepEqual(settings, { ...DEFAULT_SETTINGS, ...preset.settings }, preset.id);
    const { display } = link;
    assert.deepEqual({ ...display, ...preset.display }, display, preset.id);
  }
});

test('generated maps, worlds, the graph and the experiments are opened by their links', () => {
  for (const kind of GENERATORS) {
    const { engine, board } = runFigure(module, targetOf(kind).hash);
    assert.deepEqual([board.width, board.height], [61, 33], kind);
    engine.dispose();
  }
  for (const world of Object.keys(WORLDS))
    assert.equal(parseLink(targetOf(`world-${world}`).hash).world?.get('world'), world);
  assert.equal(parseLink(targetOf('graph').hash).place, 'graph');
  assert.equal(parseLink(targetOf('experiments').hash).race?.get('race'), 'experiments');
});

test('each has its title in both languages, a card of the size that is asked for, and an oEmbed file', () => {
  const cards = new Set();
  for (const name of readdirSync(new URL('e/', site)).filter((one) => !one.includes('.'))) {
    const html = read(name, 'index.html').toString();
    const [, title = ''] = /<meta property="og:title" content="([^"]*)">/.exec(html) ?? [];
    assert.match(title, /[a-z]/i, name);
    assert.match(title, /\p{Script=Han}|C\+\+|C#/u, name);
    assert.match(html, /<meta property="og:description" content="[^"]*[a-z][^"]*\p{Script=Han}[^"]*">/u, name);
    assert.match(html, /<meta name="twitter:card"/, name);
    const oembed = JSON.parse(read(name, 'oembed.json').toString());
    assert.equal(oembed.version, '1.0');
    assert.equal(oembed.title, title);
    const card = read(name, 'card.png');
    assert.equal(card.subarray(1, 4).toString(), 'PNG', name);
    assert.deepEqual([card.readUInt32BE(16), card.readUInt32BE(20)], [1200, 630], name);
    cards.add(card.toString('latin1'));
  }
  // Programs and experiments may share a board; none is a blank card.
  assert.ok(cards.size > 25, `${cards.size} pictures`);
});

test('with the address of the site, tags and oEmbed name the picture, and show in a frame what can be in one', async () => {
  process.env['ASTROLABE_SITE'] = 'https://a.test/lab';
  const address = new URL('../../web/build/lessons/preview.mjs?site', import.meta.url).href;
  /** @type {typeof import('../../web/build/lessons/preview.mjs')} */
  const { articleTags, oembedLink, oembedOf } = await import(address);
  const page = { path: 'e/maze/', title: 'Maze', summary: '"One" path', card: 'e/maze/card.png' };
  const tags = articleTags(page, 'en').join('\n');
  assert.match(tags, /<meta property="og:image" content="https:\/\/a\.test\/lab\/e\/maze\/card\.png">/);
  assert.match(tags, /<meta property="og:url" content="https:\/\/a\.test\/lab\/e\/maze\/">/);
  assert.match(tags, /&quot;One&quot; path/);
  assert.match(oembedLink('e/maze/', 'oembed.json', 'Maze'), /href="https:\/\/a\.test\/lab\/e\/maze\/oembed\.json"/);
  const board = JSON.parse(oembedOf(page, 'embed.html#v=1&ui=play'));
  assert.equal(board.type, 'rich');
  assert.match(board.html, /src="https:\/\/a\.test\/lab\/embed\.html#v=1&amp;ui=play".*sandbox="allow-scripts"/);
  const world = JSON.parse(oembedOf(page, 'index.html#v=1&world=fog&ui=play'));
  assert.match(world.html, /src="https:\/\/a\.test\/lab\/index\.html#v=1&amp;world=fog&amp;ui=play"/);
  assert.doesNotMatch(world.html, /sandbox/);
  const graph = JSON.parse(oembedOf(page, ''));
  assert.deepEqual([graph.type, graph.thumbnail_url], ['link', 'https://a.test/lab/e/maze/card.png']);
});
