// The lanes: a card for each with its setup, its board and its status, and the button that adds one.

import { unmetNeed } from '../../model/algorithm-needs.js';
import { hasCourses, nextSetup } from './state.js';
import { mostLanes } from './bounds.js';
import { createElement } from '../../ui/create-element.js';
import { byTestId, query, setLabel, setOff, setText } from '../../ui/query.js';
import { LaneForm } from './lane-form.js';
import { LaneView } from './lane-view.js';
import { laneStatus, letterOf, setupWords } from './race-words.js';
import { Turns } from '../../ui/turns.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { RaceScene } from './race.js' */
/** @import { Lane, RaceState } from './state.js' */

/** @param {RaceScene} scene @returns {(race: RaceState, t: Translate) => void} */
export function connectRaceLanes(scene) {
  const { session, store, signal } = scene;
  const host = query('#race-lanes', HTMLElement);
  const add = byTestId('race-add', HTMLButtonElement);
  /** By ids. @type {Map<number, Card>} */
  const cards = new Map();
  const turns = new Turns(signal);
  add.addEventListener(
    'click',
    () => {
      const { lanes, board } = store.state;
      const cells = board.width * board.height;
      if (lanes.length >= mostLanes(cells)) return;
      const isEven = scene.isEven();
      session.add(
        nextSetup(
          lanes,
          (one) => unmetNeed(one.algorithm, { board: one.board, corner: one.corner, isEven, cells }) === null,
        ),
      );
    },
    { signal },
  );
  return (race, t) => {
    const { board } = race;
    const lanes = hasCourses(race) ? [] : race.lanes;
    for (const [id, card] of cards) {
      if (lanes.some((lane) => lane.id === id)) continue;
      const hadFocus = card.element.contains(document.activeElement);
      card.dispose();
      cards.delete(id);
      if (hadFocus) add.focus();
    }
    lanes.forEach((lane, index) => {
      const card = cards.get(lane.id) ?? new Card(scene, lane.id, turns);
      cards.set(lane.id, card);
      if (host.children[index] !== card.element) host.insertBefore(card.element, host.children[index] ?? null);
      card.show(race, lane, index, t);
    });
    host.dataset['lanes'] = String(lanes.length);
    const most = mostLanes(board.width * board.height);
    setOff(add, lanes.length >= most);
    add.title = lanes.length >= most ? t('race.full', { most }) : '';
  };
}

class Card {
  #end = new AbortController();
  #form;
  #view;
  #letter = createElement('h3', { className: 'race-letter' });
  #name = createElement('span', { className: 'race-name' });
  #status = createElement('p', { className: 'race-lane-status' });
  #buttons;

  /** @param {RaceScene} scene @param {number} id @param {Turns} turns */
  constructor(scene, id, turns) {
    const { session, store } = scene;
    const { signal } = this.#end;
    scene.signal.addEventListener('abort', () => this.#end.abort(), { signal });
    const settings = () => store.state.lanes.find((lane) => lane.id === id)?.settings;
    const icons = query('#race-icons', HTMLTemplateElement).content;
    /** @param {string} name @param {() => void} action */
    const button = (name, action) => {
      const icon = query(`[data-icon="${name}"]`, SVGElement, icons).cloneNode(true);
      const element = createElement(
        'button',
        { type: 'button', className: 'button small square', data: { act: name } },
        icon,
      );
      element.addEventListener('click', action, { signal });
      return element;
    };
    this.#buttons = [
      button('use', () => {
        const own = settings();
        if (own !== undefined) scene.useOnPage(own);
      }),
      button('duplicate', () => {
        const own = settings();
        if (own !== undefined) session.add(own);
      }),
      button('remove', () => session.remove(id)),
    ];
    this.#form = new LaneForm(scene, id, signal);
    const canvas = createElement('canvas', { ariaHidden: 'true' });
    const room = createElement('div', { className: 'race-room' }, canvas);
    const summary = createElement('summary', {}, this.#letter, this.#name);
    const fold = createElement('details', { className: 'race-fold' }, summary, this.#form.element);
    const head = createElement(
      'div',
      { className: 'race-lane-head' },
      fold,
      createElement('div', { className: 'race-acts' }, ...this.#buttons),
    );
    this.element = createElement(
      'article',
      { className: 'race-lane', data: { lane: String(id), testid: 'race-lane' } },
      head,
      room,
      this.#status,
    );
    this.#view = new LaneView(scene, canvas, room, turns, signal);
  }

  /** @param {RaceState} race @param {Lane} lane @param {number} index @param {Translate} t */
  show(race, lane, index, t) {
    const name = setupWords(lane.settings, t);
    const letter = letterOf(index);
    setText(this.#letter, letter);
    setText(this.#name, name);
    this.element.setAttribute('aria-label', t('race.lane', { letter, name }));
    setText(this.#status, laneStatus(race, lane, t));
    this.#status.classList.toggle('is-error', lane.phase === 'refused');
    const most = mostLanes(race.board.width * race.board.height);
    for (const button of this.#buttons) {
      const { act = '' } = button.dataset;
      setLabel(button, t(`race.${act}`, { letter }));
      setOff(
        button,
        (act === 'remove' && race.lanes.length <= 1) || (act === 'duplicate' && race.lanes.length >= most),
      );
    }
    this.#form.show(lane, t);
    this.#view.show(lane);
  }

  dispose() {
    this.#end.abort();
    this.element.remove();
  }
}
