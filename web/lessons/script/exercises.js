// Exercises: whether an answer is right, and what is said of it. The answers stand in the page for readers without
// scripts; nothing is counted or sent.

import { figuresIn, stateOf, word } from './figures.js';
import { holds } from './goal.js';
import { keepDone } from './progress.js';

/** Right cells in a row of questions, for the exercise to be done. */
const ENOUGH = 3;
/** Numbers differ by less than this. */
const ROUNDING = 0.005;

export function connectExercises() {
  for (const section of document.querySelectorAll('section.exercise')) {
    if (section instanceof HTMLElement) KINDS[section.dataset['kind'] ?? '']?.(section, judgeOf(section));
  }
}

/** @typedef {(isRight: boolean, text?: string) => void} Judge */
/** @type {Readonly<Record<string, (section: HTMLElement, judge: Judge) => void>>} */
const KINDS = {
  next: connectNext,
  number: connectNumbers,
  option: connectOptions,
  draw: connectDrawing,
  mistake: connectMistake,
};

/** Says what the answer is, in a line at the end. @param {HTMLElement} section @returns {Judge} */
function judgeOf(section) {
  const said = section.querySelector('.said');
  const lesson = document.querySelector('main')?.dataset['lesson'] ?? '';
  return (isRight, text = '') => {
    if (said === null) return;
    said.textContent = [word(isRight ? 'right' : 'wrong'), text].filter((one) => one !== '').join(word('gap'));
    said.classList.toggle('is-right', isRight);
    if (isRight) keepDone(lesson, section.id);
  };
}

/** The figure itself says whether a cell is right. @param {HTMLElement} section */
function connectNext(section) {
  const lesson = document.querySelector('main')?.dataset['lesson'] ?? '';
  section.addEventListener('step', (event) => {
    if ((stateOf(event)?.quiz.right ?? 0) >= ENOUGH) keepDone(lesson, section.id);
  });
}

/** @param {HTMLElement} section @param {Judge} judge */
function connectNumbers(section, judge) {
  const fields = [...section.querySelectorAll('input.ask')].filter((field) => field instanceof HTMLInputElement);
  const judgeAll = () => {
    const numbers = fields.map(({ value }) => Number.parseFloat(value.trim().replace(',', '.')));
    if (numbers.some(Number.isNaN)) return judge(false, word('empty'));
    const isRight = fields.map((field, index) => {
      const wanted = Number(field.dataset['answer']?.replace(',', '.'));
      return Math.abs((numbers[index] ?? NaN) - wanted) < ROUNDING;
    });
    fields.forEach((field, index) => field.setAttribute('aria-invalid', String(!isRight[index])));
    judge(isRight.every((is) => is));
  };
  section.querySelector('.check')?.addEventListener('click', judgeAll);
  for (const field of fields) {
    field.addEventListener('input', () => field.removeAttribute('aria-invalid'));
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') judgeAll();
    });
  }
}

/** @param {HTMLElement} section @param {Judge} judge */
function connectOptions(section, judge) {
  const reasons = [...section.querySelectorAll('.becauses li')];
  for (const choice of section.querySelectorAll('.options input')) {
    if (!(choice instanceof HTMLInputElement)) continue;
    choice.addEventListener('change', () => {
      judge('right' in choice.dataset, reasons[Number(choice.value)]?.textContent?.trim());
    });
  }
}

/** A map is to be drawn. @param {HTMLElement} section @param {Judge} judge */
function connectDrawing(section, judge) {
  const goal = section.querySelector('[data-goal]')?.getAttribute('data-goal') ?? '';
  const [figure] = figuresIn(section);
  section.addEventListener('edit', (event) => {
    const state = stateOf(event);
    if (state === null) return;
    const optimum = figure?.getVerdict()?.optimum ?? null;
    const { isMet, facts } = holds(goal, { ...state, optimum });
    judge(isMet, facts.map(({ name, value }) => word(name).replace('{count}', value)).join(word('gap')));
  });
}

/** A line with a mistake is to be found. @param {HTMLElement} section @param {Judge} judge */
function connectMistake(section, judge) {
  for (const pre of section.querySelectorAll('.listing pre')) {
    for (const line of pre.querySelectorAll('.line')) {
      if (!(line instanceof HTMLElement) || line.textContent?.trim() === '') continue;
      line.tabIndex = 0;
      line.setAttribute('role', 'button');
      const choose = () => {
        for (const other of section.querySelectorAll('.line.chosen')) other.classList.remove('chosen');
        line.classList.add('chosen');
        judge('mistake' in line.dataset);
      };
      line.addEventListener('click', choose);
      line.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      });
    }
  }
}
