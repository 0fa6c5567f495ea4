// Third-party pages with figures in them: answered at an address of the site, as if they were there.

/** @import { Page } from '@playwright/test' */

/**
 * @param {Page} page
 * @param {string} site
 * @param {object} host
 * @param {string} host.body
 * @param {string} [host.head]
 * @param {string} [host.script] how the figure's script is loaded
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
  for (const [name, text] of Object.entries(SCRIPTS)) {
    await page.route(`${site}${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body: text }));
  }
  await page.goto(`${site}host.html`);
}

/** What moved by itself (layout shift), as a share of the window and of its height, summed. */
export const SHIFTS = `
    window.shifts = {
      sum: 0,
      takeSum() {
        this.take(observer.takeRecords());
        return this.sum;
      },
      take(entries) {
        for (const { value, hadRecentInput } of entries) if (!hadRecentInput) this.sum += value;
      },
    };
    const observer = new PerformanceObserver((list) => shifts.take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });`;

/** What third-party pages may do, by the names under which they load it. */
const SCRIPTS = {
  'collect.js': `
    window.heard = [];
    for (const type of ['ready', 'step', 'finish', 'edit']) {
      document.addEventListener(type, ({ detail }) => window.heard.push({ type, ...detail }));
    }`,
  'early.js': `
    addEventListener('DOMContentLoaded', () => {
      Object.assign(document.querySelector('astar-figure'), { src: '#v=1&h=manhattan', step: 4, numbers: 'none', controls: true });
    });`,
  'nested.js': `
    document.addEventListener('ready', () => (document.title = 'heard ready'));
    const root = document.getElementById('outer').attachShadow({ mode: 'open' });
    const link = Object.assign(document.createElement('a'), { href: '#inner:t=9', textContent: 'nine' });
    const figure = document.createElement('astar-figure');
    figure.id = 'inner';
    figure.setAttribute('src', '#v=1&h=manhattan');
    root.append(link, figure);`,
  'old.js': 'delete window.CSSStyleSheet;',
  // Once printing starts, every reading of the clock advances it by a second; and what is shown on paper.
  'slow.js': `
    addEventListener('beforeprint', () => {
      const from = performance.now();
      let looks = 0;
      performance.now = () => from + 1000 * looks++;
    });
    addEventListener('afterprint', () => {
      delete performance.now;
      window.shown = document.querySelector('astar-figure p').checkVisibility() ? 'fallback' : 'board';
    });`,
  'shifts.js': SHIFTS,
  // Before the figure's script: counts its requests to the browser.
  'count.js': `
    window.counts = { compiled: 0, asked: 0 };
    for (const name of ['compile', 'instantiate', 'compileStreaming', 'instantiateStreaming']) {
      const real = WebAssembly[name];
      WebAssembly[name] = (...parameters) => {
        if (!(parameters[0] instanceof WebAssembly.Module)) counts.compiled += 1;
        const promise = real.apply(WebAssembly, parameters);
        // Of a compiled module the instance comes by itself.
        promise.then((made) => keepMemory(made.instance ?? made), () => {});
        return promise;
      };
    }
    const keepMemory = ({ exports }) => {
      window.memory ??= Object.values(exports ?? {}).find((one) => one instanceof WebAssembly.Memory);
    };
    for (const [name, note] of [['Module', () => (counts.compiled += 1)], ['Instance', keepMemory]]) {
      WebAssembly[name] = new Proxy(WebAssembly[name], {
        construct(real, parameters) {
          const made = new real(...parameters);
          note(made);
          return made;
        },
      });
    }
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
      const real = window[name];
      window[name] = (...parameters) => {
        counts.asked += 1;
        return real.apply(window, parameters);
      };
    }`,
};

export const MODULE = '<script type="module" src="astrolabe.js"></script>';
export const CLASSIC = '<script src="astrolabe.js" defer></script>';
/** Where the test itself creates markup or adds a script. */
export const UNTYPED = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
export const STRICT = `${UNTYPED}; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Lester's figure, as its link. */
export const LESTER = '#v=1&h=manhattan';
