// What a tool does at a cell, requested by pointer or by key.

import { info } from '../../model/notice.js';
import { addition, additionAt, kindBetween, painting, removal, sending } from './state/world-script.js';
import { brushOf } from './state/world-state.js';
import { UNIT_FIELDS, UNIT_STRIDE } from '../../engine/world-engine.js';
import { numberOfUnits, numbersOf, offsetOfUnit, unitAt } from './state/world-units.js';

/** @import { WorldScene } from './world.js' */

/** @param {WorldScene} scene @param {{ isStill: () => boolean }} parts */
export function createActs({ store, session }, { isStill }) {
  const units = () => session.engine.units();
  /** @param {number} number */
  const select = (number) => {
    if (offsetOfUnit(units(), number) < 0) return session.object('world.no_such', { number });
    session.select(number);
    session.say(info({ key: 'world.selected_one', values: { number } }));
  };
  /** At a cell, or at a random one. @param {number} cell -1: random @param {number} [count] */
  const add = (cell, count = 1) => {
    const { newcomer } = store.state;
    if (cell >= 0) return session.act(additionAt(cell, store.state, newcomer));
    return session.act(`${addition(newcomer)}${count > 1 ? `_${count}` : ''}`);
  };
  /** The selected unit, or the only one there is; 0: none. */
  const current = () => {
    const { selected } = store.state;
    if (selected > 0) return selected;
    const all = units();
    return numberOfUnits(all) === 1 ? (all[0] ?? 0) : 0;
  };
  /** @param {number} cell */
  const send = (cell) => {
    const number = current();
    if (number === 0) return session.object('world.select_first');
    const { tick } = store.state;
    if (!session.act(sending(number, cell, store.state))) return;
    session.select(number);
    // A click is meant to make a unit walk: the first one also starts the clock.
    if (tick === 0 && store.state.last === 0 && !isStill()) session.play();
  };
  /** @param {number} number */
  const remove = (number) => (number > 0 ? session.act(removal(number)) : session.object('world.none_here'));

  /**
   * One stroke. No wall is put on a unit.
   * @param {'ground' | 'danger'} kind @param {Set<number>} cells @param {number} amount
   */
  const paint = (kind, cells, amount) => {
    const painted = new Set(cells);
    if (kind === 'ground' && amount === 0) {
      const all = units();
      for (let at = UNIT_FIELDS.cell; at < all.length; at += UNIT_STRIDE) painted.delete(all[at] ?? -1);
    }
    const count = cells.size - painted.size;
    if (session.act(painting(kind === 'danger' ? 'd' : 'w', painted, amount, store.state)) && kind === 'danger') {
      session.showLayers({ influence: true });
      if (session.engine.options().usesInfluence === 0) session.say(info({ key: 'world.danger_idle' }));
    }
    if (count > 0) session.object('world.stroke_left_out', { count });
  };

  /** Says what is undone or redone, since it may not be visible at this tick. @param {'undo' | 'redo'} turn */
  const travel = (turn) => {
    const before = session.engine.script();
    session[turn]();
    const kind = kindBetween(before, session.engine.script());
    if (kind !== '')
      session.say(info({ key: turn === 'undo' ? 'world.undone' : 'world.redone' }, { key: `world.gesture_${kind}` }));
  };

  return {
    select,
    send,
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    paint,
    /** Where the keys have moved the cursor, if that is free; otherwise where the rules put it: at random, or on
     * (0,0). @param {number} [count] */
    add: (count = 1) => {
      const { hasCursor, cursor } = store.state;
      const isAnywhere = hasCursor && session.engine.options().asInTutorial === 0;
      const isFree =
        isAnywhere && count === 1 && (session.engine.factors()[cursor] ?? 0) > 0 && unitAt(units(), cursor) < 0;
      return add(isFree ? cursor : -1, count);
    },
    /** The selected unit, or the last. */
    removeOne: () => {
      const { selected } = store.state;
      const last = numbersOf(units()).at(-1);
      if (last === undefined) return session.object('world.none_left');
      return session.act(removal(selected > 0 ? selected : last));
    },
    /** The current tool, at a cell. @param {number} cell @param {number} [unit] that was hit; default: that on it */
    use: (cell, unit) => {
      const { tool, layers } = store.state;
      const at = unitAt(units(), cell);
      const number = unit ?? (at < 0 ? 0 : (units()[at] ?? 0));
      if (tool === 'add') return void add(cell);
      if (tool === 'remove') return void remove(number);
      if (tool !== 'walk') {
        const { kind, amount } = brushOf(store.state, session.engine.factors()[cell] ?? 0);
        return paint(kind, new Set([cell]), amount);
      }
      if (layers.islands) session.reach(cell);
      if (number > 0) return select(number);
      if (store.state.count === 0) return void add(cell);
      // A click that asks what an island reaches need not send a unit.
      if (!layers.islands || store.state.selected > 0) send(cell);
    },
  };
}
