// Pages of other frameworks with a figure in them, bundled as their authors would: tests/package/samples.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @import { Page } from '@playwright/test' */

// Those that the site is built with.
const ofWeb = createRequire(new URL('../../../web/package.json', import.meta.url));
/** @type {{ build(options: object): Promise<{ outputFiles: { text: string }[] }> }} */
const { build } = ofWeb('esbuild');
const { marked } = ofWeb('marked');

/** What frameworks do with styles is theirs. */
const FRAMEWORKS =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self'; frame-src 'self'";

const samples = new URL('../../package/samples/', import.meta.url);
/** @param {string} path from tests/ */
const ofTests = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// Not by its name alone: its types expect a namespace JSX that React 19 no longer declares.
const { compile } = await import(/** @type {string} */ ('@mdx-js/mdx'));

/** A plugin of esbuild. */
const mdx = {
  name: 'mdx',
  /** @param {{ onLoad(filter: object, load: (file: { path: string }) => Promise<object>): void }} build */
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.mdx$/ }, async ({ path }) => ({ contents: String(await compile(await readFile(path))) })),
};

/** @param {string} name of the sample @param {object} [more] options of esbuild */
async function bundled(name, more = {}) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(name, samples))],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: {
      'astar-figure': fileURLToPath(new URL('../../../build/site/package/index.js', import.meta.url)),
      'astar-figure/react': fileURLToPath(new URL('../../../build/site/package/index.js', import.meta.url)),
    },
    nodePaths: [ofTests('node_modules')],
    plugins: [mdx],
    logOverride: { 'empty-import-meta': 'silent' },
    ...more,
  });
  return outputFiles[0]?.text ?? '';
}

/** What a server without a page renders of it. @param {string} name */
export async function renderedByServer(name) {
  const js = "import { createRequire } from 'node:module'; const require = createRequire(process.cwd() + '/');";
  const code = await bundled(name, { platform: 'node', banner: { js } });
  const { html } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return String(html);
}

/** A page that Markdown was turned into. @param {string} name */
export const fromMarkdown = async (name) => String(marked.parse(await readFile(new URL(name, samples), 'utf8')));

/**
 * @param {Page} page
 * @param {string} site
 * @param {object} host
 * @param {string} [host.sample] whose script is the page's
 * @param {string} [host.body]
 * @param {string} [host.style] a file of tests/node_modules
 * @param {string} [host.policy] by default what frameworks need
 */
export async function openSample(page, site, { sample, body = '', style, policy = FRAMEWORKS }) {
  const script = sample === undefined ? '' : await bundled(sample);
  const css = style === undefined ? '' : await readFile(ofTests(`node_modules/${style}`), 'utf8');
  const own = sample === undefined ? 'astrolabe.js' : 'sample.js';
  await page.route(`${site}sample.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route(`${site}sample.css`, (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await page.route(`${site}sample.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>sample</title>
        <link rel="icon" href="icon.svg"><link rel="stylesheet" href="sample.css">
        <script type="module" src="${own}"></script></head><body><main>${body}</main></body></html>`,
    }),
  );
  await page.goto(`${site}sample.html`);
}
