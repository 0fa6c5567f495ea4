// The policy that every page of the site carries, and what it prevents should a text ever be interpreted
// as markup.
import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from '../../support/page-driver/fixtures.mjs';

const site = new URL('../../../build/site/', import.meta.url);
const pages = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
/** All but the frame for programs, whose policy is in its own test. */
const names = pages.filter((name) => name !== 'runner.html');

/** What every policy contains, whatever else it allows. */
const EVERYWHERE = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
};
/** The policy allowed to make markup of a text, by its name: one in the laboratory, none in pages of text. @param {string} name */
const trusted = (name) => (/^(lessons|docs|e)\//.test(name) ? "'none'" : 'astrolabe');
/**
 * Documents have none, nor pages that only lead from a former address to a lesson; those of the gallery no module.
 * @param {string} name
 */
function scriptsOf(name) {
  if (name.startsWith('docs/') || /^lessons\/\w+\/\d\d-/.test(name)) return /^none$/;
  return name.startsWith('e/') ? /^'self'$/ : /^('self'|'sha256-[\w+/=]+') 'wasm-unsafe-eval'$/;
}

/** @param {string} html @returns {Map<string, string>} */
function policyOf(html) {
  const metas = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g)];
  expect(metas).toHaveLength(1);
  const [meta] = metas;
  // Elements before it are not covered by it.
  expect(html.slice(0, meta?.index)).not.toMatch(/<(script|link|style|img|base|iframe)\b/);
  const directives = (meta?.[1] ?? '').split(';').map((directive) => directive.trim());
  const pairs = directives.map(
    (directive) => /** @type {const} */ ([directive.replace(/ .*/, ''), directive.replace(/^\S+ ?/, '')]),
  );
  expect(new Set(pairs.map(([key]) => key)).size).toBe(pairs.length);
  return new Map(pairs);
}

test('every page of the site carries its policy', async () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'astrolabe.html',
      'docs/zh/glossary.html',
      'e/lester/index.html',
      'embed.html',
      'index.html',
      'lessons/index.html',
      'lessons/zh/embedding.html',
    ]),
  );
  expect(names.length).toBeGreaterThan(25);
  for (const name of names) {
    const policy = policyOf(await readFile(new URL(name, site), 'utf8'));
    expect(Object.fromEntries([...policy].filter(([key]) => key in EVERYWHERE)), name).toEqual(EVERYWHERE);
    expect(policy.get('trusted-types'), name).toBe(trusted(name));
    expect(policy.get('script-src') ?? 'none', name).toMatch(scriptsOf(name));
    expect(policy.get('style-src'), name).toMatch(/^('self'|'sha256-[\w+/=]+')$/);
    expect([...policy.values()].join(' '), name).not.toMatch(/'unsafe-|https?:|\*/);
  }
});

test.describe('under its own policy', () => {
  test.use({ policy: '' });

  for (const name of [
    'index.html',
    'astrolabe.html',
    'embed.html',
    'lessons/en/a-star.html',
    'lessons/en/embedding.html',
  ]) {
    test(`${name} blocks markup and scripts made from texts, base elements and forms`, async ({ page, complaints }) => {
      await page.goto(name);
      await expect(page.locator('canvas').first()).toBeAttached();
      const outcomes = await page.evaluate(async () => {
        /** @param {() => unknown} act @returns {string} */
        const outcome = (act) => {
          try {
            act();
            return 'done';
          } catch (error) {
            return error instanceof Error ? error.name : 'thrown';
          }
        };
        const base = Object.assign(document.createElement('base'), { href: 'https://elsewhere.invalid/' });
        const form = Object.assign(document.createElement('form'), { action: 'sent.html' });
        const violation = new Promise((resolve) =>
          document.addEventListener(
            'securitypolicyviolation',
            (event) => event.effectiveDirective === 'form-action' && resolve('refused'),
          ),
        );
        const before = document.baseURI;
        document.head.append(base);
        document.body.append(form);
        form.submit();
        const types = Reflect.get(window, 'trustedTypes');
        return {
          markup: outcome(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
          fragment: outcome(() => document.createRange().createContextualFragment('<b>bold</b>')),
          frame: outcome(() => (document.createElement('iframe').srcdoc = '<b>bold</b>')),
          script: outcome(() => (document.createElement('script').src = 'other.js')),
          another: outcome(() => types.createPolicy('another', {})),
          base: document.baseURI === before ? 'stays' : 'moved',
          form: await violation,
        };
      });
      expect(outcomes).toEqual({
        ...{ markup: 'TypeError', fragment: 'TypeError', frame: 'TypeError', script: 'TypeError' },
        ...{ another: 'TypeError', base: 'stays', form: 'refused' },
      });
      complaints.length = 0; // the browser reports the policy violations
    });
  }
});
