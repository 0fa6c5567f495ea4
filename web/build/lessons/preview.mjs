// What other sites show of a link to a lesson: its title and sentence in the head of the page, and an oEmbed file beside
// it (oembed.com, version 1.0). With the address of the site, in ASTROLABE_SITE when it is built, both also offer the board
// of the lesson's first figure, as a picture and in a frame; without it no address can be given.
import { CARD } from '../cards.mjs';
import { LANGUAGES, TAGS, otherThan } from '../text-page.mjs';

/** @import { Language } from '../text-page.mjs' */
/** @typedef {{ name: string, title: string, summary: string }} Previewed */

const LOCALES = Object.freeze({ en: 'en_US', zh: 'zh_CN' });
/** CSS pixels of the frame: the figure with its transport. */
const FRAME = Object.freeze({ width: 640, height: 480 });
/** Seconds for which others may keep the file. */
const A_DAY = 86_400;

/** With a slash at its end; '' if unknown. */
const site = (process.env['ASTROLABE_SITE'] ?? '').replace(/[^/]$/, (last) => `${last}/`);

/** @param {string} text */
export const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** In the folder of lessons. @param {Pick<Previewed, 'name'>} lesson */
export const cardName = ({ name }) => `cards/${name}.png`;

/** Where a picture is, its size, and what it shows. @param {string} path in the site @param {string} title */
export function cardProperties(path, title) {
  if (site === '') return [];
  return [
    ['og:image', `${site}${path}`],
    ['og:image:width', `${CARD.width}`],
    ['og:image:height', `${CARD.height}`],
    ['og:image:alt', title],
  ];
}

/** @param {string[][]} properties @returns {string[]} elements of the head */
export const metaElements = (properties) =>
  properties.map(([key, text = '']) => `<meta property="${key}" content="${attribute(text)}">`);

/** The laboratory, with the sentence in its head; its picture is that of the first lesson. @param {string} html of its page */
export function withPageTags(html) {
  // Escaped already, there.
  const [, escaped = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const summary = escaped.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Astrolabe'],
    ['og:title', 'Astrolabe'],
    ['og:description', summary],
    ...(site === '' ? [] : [['og:url', site]]),
    ...cardProperties(`lessons/${cardName({ name: 'a-star' })}`, 'A*'),
  ];
  return html.replace('<title>', () => `${[...metaElements(properties), twitterCard()].join('\n    ')}\n    <title>`);
}

const twitterCard = () => `<meta name="twitter:card" content="${site === '' ? 'summary' : 'summary_large_image'}">`;

/**
 * Of a page of its own.
 * @param {{ path: string, title: string, summary: string, card: string }} page path: its own, card: that of its picture, in the site
 * @param {Language} language @returns {string[]} elements of the head
 */
export function articleTags({ path, title, summary, card }, language) {
  const properties = [
    ...[
      ['og:type', 'article'],
      ['og:site_name', 'Astrolabe'],
      ['og:title', title],
      ['og:description', summary],
    ],
    ...[
      ['og:locale', LOCALES[language]],
      ['og:locale:alternate', LOCALES[otherThan(language)]],
    ],
    ...(site === '' ? [] : [['og:url', `${site}${path}`]]),
    ...cardProperties(card, title),
  ];
  return [...metaElements(properties), twitterCard()];
}

/** The file beside a page. @param {string} folder of the page in the site @param {string} name @param {string} title */
export const oembedLink = (folder, name, title) =>
  `<link rel="alternate" type="application/json+oembed" href="${site === '' ? '' : `${site}${folder}`}${name}" title="${attribute(title)}">`;

/** @param {Previewed} lesson @param {Language} language @returns {string} elements of the head */
export function previewTags({ name, title, summary }, language) {
  const page = (/** @type {Language} */ one) => `lessons/${one}/${name}.html`;
  const alternates = LANGUAGES.map(
    (one) => `<link rel="alternate" hreflang="${TAGS[one]}" href="${site === '' ? '../../' : site}${page(one)}">`,
  );
  return [
    ...articleTags({ path: page(language), title, summary, card: `lessons/${cardName({ name })}` }, language),
    ...alternates,
    oembedLink(`lessons/${language}/`, `${name}.oembed.json`, title),
  ].join('\n    ');
}

/** @param {{ title: string, card: string }} page @param {string} frame path in the site of what shows it in a frame; '' if nothing does @returns {string} the file */
export function oembedOf({ title, card }, frame) {
  const common = {
    ...{ version: '1.0', title, provider_name: 'Astrolabe', cache_age: A_DAY },
    ...(site !== '' && {
      provider_url: site,
      thumbnail_url: `${site}${card}`,
      thumbnail_width: CARD.width,
      thumbnail_height: CARD.height,
    }),
  };
  if (site === '' || frame === '') return `${JSON.stringify({ type: 'link', ...common }, null, 2)}\n`;
  // Only the single file runs without an origin of its own.
  const sandbox = frame.startsWith('embed.html') ? 'sandbox="allow-scripts" ' : '';
  const html =
    `<iframe src="${attribute(`${site}${frame}`)}" width="${FRAME.width}" height="${FRAME.height}" title="${attribute(title)}" ` +
    `${sandbox}loading="lazy" style="border:0"></iframe>`;
  return `${JSON.stringify({ type: 'rich', ...common, html, ...FRAME }, null, 2)}\n`;
}
