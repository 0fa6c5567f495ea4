// The web manifest, by which the page can be put on a home screen or in a dock, and its icons.
import { writeFile } from 'node:fs/promises';
import { pngOf } from './cards.mjs';

const FILE = 'manifest.webmanifest';
/** Pixels of the sides that systems ask for. */
const SIDES = Object.freeze([192, 512]);
/** Of a maskable icon, whose edge a system may cut off: all within a circle of four fifths of the side is kept. */
const MASKABLE = 512;
const KEPT = 0.8;
/** The page's own, while it is loaded. */
const PAPER = '#ffffff';
/** That of the icon, --accent of the light theme. */
const ACCENT = '#06429e';

/** The page with a link to it, which its policy allows. @param {string} html */
export function withManifest(html) {
  const [link, policy] = ['<link rel="icon"', "; worker-src 'self'"];
  for (const one of [link, policy]) if (html.split(one).length !== 2) throw new Error(`index.html has not one ${one}`);
  return html
    .replace(link, () => `<link rel="manifest" href="${FILE}">\n    ${link}`)
    .replace(policy, () => `; manifest-src 'self'${policy}`);
}

/** @param {object} given @param {string} given.folder @param {string} given.icon SVG of 32 units a side @param {string} given.html of the page */
export async function writeManifest({ folder, icon, html }) {
  const inside = icon.replace(/<svg [^>]*>/, '').replace(/<\/svg>\s*$/, '');
  /** @param {number} side @param {string} picture */
  const drawn = (side, picture) =>
    pngOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">${picture}</svg>`,
    );
  /** @type {Record<string, string>[]} */
  const icons = [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }];
  for (const side of SIDES) {
    const src = `icon-${side}.png`;
    await writeFile(`${folder}/${src}`, await drawn(side, inside));
    icons.push({ src, sizes: `${side}x${side}`, type: 'image/png' });
  }
  const masked = 'icon-maskable.png';
  const smaller = `<g transform="translate(16 16) scale(${KEPT}) translate(-16 -16)">${inside}</g>`;
  await writeFile(
    `${folder}/${masked}`,
    await drawn(MASKABLE, `<rect width="32" height="32" fill="${ACCENT}"/>${smaller}`),
  );
  icons.push({ src: masked, sizes: `${MASKABLE}x${MASKABLE}`, type: 'image/png', purpose: 'maskable' });
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const manifest = {
    ...{ name: 'Astrolabe', short_name: 'Astrolabe', description, lang: 'en' },
    // Without an id, which would be resolved against the host and not the folder: it is the address of the start.
    ...{ start_url: '.', scope: '.', display: 'standalone' },
    ...{ theme_color: ACCENT, background_color: PAPER, icons },
  };
  await writeFile(`${folder}/${FILE}`, `${JSON.stringify(manifest, null, 2)}\n`);
}
