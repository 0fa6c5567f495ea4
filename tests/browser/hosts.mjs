// Pages of somebody else's, with figures in them: answered at an address of the site, as if they lay there.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 * @param {string} site
 * @param {object} host
 * @param {string} host.body
 * @param {string} [host.head]
 * @param {string} [host.script] how the figure's script is asked for
 * @param {string} [host.policy] '' for none
 */
export async function openHost(page, site, { body, head = '', script = MODULE, policy = STRICT }) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>host</title>
    <meta name="viewport" content="width=device-width">${head}${script}</head><body><main>${body}</main></body></html>`;
  await page.route(`${site}host.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html,
      headers: policy === '' ? {} : { 'content-security-policy': policy },
    }),
  );
  await page.goto(`${site}host.html`);
}

export const MODULE = '<script type="module" src="astrolabe.js"></script>';
export const CLASSIC = '<script src="astrolabe.js" defer></script>';
export const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Lester's, as its link. */
export const LESTER = '#v=1&h=manhattan';
