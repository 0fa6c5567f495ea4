// A page saved with a link, whatever the link and the page: it holds that link, it can be saved again, and
// nothing of the link can be anything but the value of an attribute. And the name of its file is valid on disk.
import assert from 'node:assert/strict';
import { savedPage, savedPageName } from '../../../web/dialogs/share/page-with-link.js';

export const words = [
  '<meta name="astrolabe-link" content="',
  '">',
  '</head>',
  '<script>',
  '$&',
  '$1',
  "$'",
  '&quot;',
  '&amp;',
  '..',
  '/',
  '\\',
  'CON',
  '.map',
  '迷宫',
  'data-face="embed"',
];
const PAGE =
  '<!doctype html>\n<html lang="en" data-face="embed"><head><meta name="astrolabe-link" content=""><title>a</title></head></html>';
const META = /<meta name="astrolabe-link" content="([^"]*)">/;

/** @param {string} html */
const linkIn = (html) => (META.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** @param {string} text */
export function check(text) {
  const once = savedPage(PAGE, text);
  assert.equal(linkIn(once), text, 'the link is in it');
  assert.equal(
    once.replace(META, ''),
    PAGE.replace(META, '').replace('"embed"', '"page"'),
    'and nothing else is another',
  );
  assert.equal(savedPage(once, 'v=1'), savedPage(PAGE, 'v=1'), 'it is saved again');
  let isPage = true;
  try {
    savedPage(text, 'v=1');
  } catch (error) {
    assert.equal(error instanceof Error && error.message, 'this is not the page');
    isPage = false;
  }
  assert.equal(isPage, META.test(text), 'a page is what has a place for the link');
  assert.match(savedPageName(text), /^astrolabe(-[\p{L}\p{N}]+)+\.html$/u);
}
