// Which caption is shown: that of the preset on the board, until it is closed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captionOf, titleOf, withCaption } from '../../../web/model/maps/caption.js';
import { PRESETS } from '../../../web/model/maps/presets.js';
import { initialState, withBoard, withCellsEdited } from '../../../web/model/state.js';

/** @import { State } from '../../../web/model/state.js' */

/** @param {State} state @param {string} key */
const onBoard = (state, key) => withBoard(state, { ...state.board, title: { key } });
const [lester, under] = PRESETS;
assert.ok(lester && under);

test('a preset that is opened has its caption, and keeps it while the visitor draws', () => {
  const opened = withCaption(onBoard(initialState(), titleOf(lester)), lester);
  assert.deepEqual(captionOf(opened), { id: 'lester', title: 'preset.lester' });
  assert.deepEqual(captionOf(withCellsEdited(opened, null)), captionOf(opened));
  assert.equal(captionOf(initialState()), null);
});

test('over another board there is none, and it is back when its own is', () => {
  const opened = withCaption(onBoard(initialState(), titleOf(lester)), lester);
  const other = onBoard(opened, 'share.linked_map');
  assert.equal(captionOf(other), null);
  assert.equal(captionOf(withBoard(opened, { ...opened.board, name: 'file.map', title: null })), null);
  assert.equal(captionOf(onBoard(other, titleOf(lester)))?.id, 'lester');
});

test('a closed caption stays closed until another preset is opened', () => {
  const closed = withCaption(withCaption(onBoard(initialState(), titleOf(lester)), lester), null);
  assert.equal(captionOf(closed), null);
  assert.equal(captionOf(onBoard(closed, titleOf(lester))), null);
  assert.equal(captionOf(withCaption(onBoard(closed, titleOf(under)), under))?.id, 'lester_under');
});

test('a program has the name of the program', () => {
  assert.equal(titleOf({ id: 'unity', title: 'program.unity' }), 'program.unity');
});
