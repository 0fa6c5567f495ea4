// What is fetched later: words of a language, parts of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LaterPart, bringWhenIdle } from '../../web/controls/later-part.js';
import { Speaker } from '../../web/controls/speaker.js';
import { addWords, translator } from '../../web/i18n/translate.js';
import { Store } from '../../web/state/store.js';

/** @typedef {import('../../web/state/appearance.js').Appearance} Appearance */

/** A part of which the fetches with these numbers (from 1) fail. @param {number[]} failing */
function setUp(...failing) {
  const told = { fetched: 0, connected: 0, complaints: 0 };
  const part = new LaterPart({
    fetch: async () => {
      told.fetched += 1;
      if (failing.includes(told.fetched)) throw new TypeError('no connection');
      return () => void (told.connected += 1);
    },
    complain: () => void (told.complaints += 1),
  });
  return { part, told };
}

test('a part is fetched and connected once, however many need it', async () => {
  const { part, told } = setUp();
  await Promise.all([part.need(), part.bring(), part.need()]);
  await part.need();
  assert.deepEqual(told, { fetched: 1, connected: 1, complaints: 0 });
});

test('a part that does not come is complained of by whoever waits, and asked for again', async () => {
  const { part, told } = setUp(1);
  await part.need();
  assert.deepEqual(told, { fetched: 1, connected: 0, complaints: 1 });
  await part.need();
  assert.deepEqual(told, { fetched: 2, connected: 1, complaints: 1 });
});

test('nobody is told of what does not come while nobody waits', async () => {
  const { part, told } = setUp(1);
  const { part: other, told: ofOther } = setUp();
  await bringWhenIdle([() => part.bring(), () => other.bring()]);
  assert.deepEqual(told, { fetched: 1, connected: 0, complaints: 0 });
  assert.equal(ofOther.connected, 1);
});

test('a part that cannot be connected is no failure of the connection', async () => {
  let complaints = 0;
  const part = new LaterPart({
    fetch: async () => () => {
      throw new RangeError('a fault of the part');
    },
    complain: () => void (complaints += 1),
  });
  await assert.rejects(part.need(), RangeError);
  assert.equal(complaints, 0);
});

test('a language is spoken when its words have come', async () => {
  assert.equal(translator('zh')('printout.title'), '');
  /** @type {Appearance} */
  const first = { theme: 'system', language: 'en', hasAllWords: false, isSystemDark: false };
  const appearance = new Store(first);
  /** What is said at each change. @type {string[]} */
  const said = [];
  appearance.subscribe(({ language }) => {
    said.push(translator(language)('printout.title'), translator(language)('share.copied'));
  }, new AbortController().signal);
  const speaker = new Speaker(appearance, () => assert.fail('they can be fetched'));
  // The one asked for last counts.
  const all = await Promise.all([speaker.speak('zh'), speaker.speak('en'), speaker.speak('zh')]);
  assert.equal(all.at(-1), true);
  assert.equal(appearance.state.language, 'zh');
  assert.deepEqual(said.slice(0, 2), ['关闭列表', '已复制。']);
  assert.equal(await speaker.speak('en'), true);
  await speaker.complete();
  assert.equal(translator('en')('share.copied'), 'Copied.');
});

test('only words that have come are told by their keys', () => {
  addWords('en', {}, { areLast: true });
  assert.equal(translator('en')('reason.of.nobody'), 'reason.of.nobody');
});
