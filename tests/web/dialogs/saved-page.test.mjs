// The page as a file of its own: only its link and its mode change, and its name says what it contains.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { savedPage, savedPageName } from '../../../web/dialogs/share/page-with-link.js';

/** @param {string} face @param {string} link */
const page = (face, link) => `<!doctype html>
<html lang="en" data-face="${face}">
<head><meta charset="utf-8"><meta name="astrolabe-link" content="${link}">
<script>'<meta name="astrolabe-link" content="x">', 'data-face="embed"'</script></head></html>`;

test('the link goes into the head, and nothing else changes', () => {
  assert.equal(savedPage(page('page', ''), 'v=1&m=a$&b'), page('page', 'v=1&amp;m=a$&amp;b'));
});

test('a saved page is saved again with another link', () => {
  const once = savedPage(page('page', ''), 'v=1&a=bfs');
  assert.equal(savedPage(once, 'v=1&a=dfs&t=3'), page('page', 'v=1&amp;a=dfs&amp;t=3'));
});

test('saving from a figure saves the page', () => {
  assert.equal(savedPage(page('embed', ''), 'v=1'), page('page', 'v=1'));
});

test('anything but the page is not turned into one', () => {
  assert.throws(() => savedPage('<!doctype html><title>404</title>', 'v=1'));
});

test('the file is named after its board, in letters that every disk accepts', () => {
  assert.equal(savedPageName(''), 'astrolabe-saved.html');
  assert.equal(savedPageName('arena.map'), 'astrolabe-arena.html');
  assert.equal(savedPageName('../a:b?<迷宫 7>.txt'), 'astrolabe-a-b-迷宫-7.html');
  assert.equal(savedPageName('..'), 'astrolabe-saved.html');
});
