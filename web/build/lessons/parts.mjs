// What lessons have besides prose, figures and programs: the figure that stays in sight, controls that several figures
// share, exercises, and the boxes at the end. web/lessons/README.md says how each is written.
import { fill, textOf } from '../text-page.mjs';

/** @import { Language } from '../text-page.mjs' */
/** @typedef {'next' | 'number' | 'option' | 'draw' | 'mistake' | 'write'} ExerciseKind */

/** @type {readonly ExerciseKind[]} */
export const EXERCISE_KINDS = Object.freeze(['next', 'number', 'option', 'draw', 'mistake', 'write']);

const WORDS = Object.freeze({
  en: {
    exercise: 'Exercise {number}',
    done: 'done',
    check: 'Check',
    answer: 'Answer',
    options: 'Options',
    'in-short': 'In short',
    traps: 'Traps',
    further: 'Where to read on',
    first: 'First step',
    back: 'One step back',
    play: 'Play all',
    pause: 'Pause',
    forward: 'One step forward',
    last: 'Last step',
    together: 'All of these searches',
    position: 'Step {step} of {steps}',
    gap: ' ',
    right: 'Right.',
    wrong: 'Not yet.',
    empty: 'Write a number in each field.',
    expanded: 'Expanded: {count}.',
    cost: 'Cost: {count}.',
    share: 'Path: {count} of the shortest one.',
  },
  zh: {
    exercise: '练习 {number}',
    done: '已完成',
    check: '检查',
    answer: '答案',
    options: '选项',
    'in-short': '要点',
    traps: '容易出错的地方',
    further: '接着读',
    first: '第一步',
    back: '后退一步',
    play: '一起播放',
    pause: '暂停',
    forward: '前进一步',
    last: '最后一步',
    together: '这几个搜索',
    position: '第 {step} 步，共 {steps} 步',
    gap: '',
    right: '对。',
    wrong: '还不对。',
    empty: '每个空都要填一个数。',
    expanded: '扩展 {count} 格。',
    cost: '代价 {count}。',
    share: '路径是最短路径的 {count}。',
  },
});

/** Words that the script of the page needs, as attributes of the main part. @param {Language} language */
export function scriptWords(language) {
  const { gap, right, wrong, empty, play, pause, position, expanded, cost, share } = WORDS[language];
  const words = { gap, right, wrong, empty, play, pause, position, expanded, cost, share };
  return Object.entries(words)
    .map(([name, text]) => ` data-word-${name}="${text}"`)
    .join('');
}

/** @param {string} html @param {Language} language */
export function withParts(html, language) {
  return withHook(withBoxes(withTogether(withSliders(withExercises(html, language)), language), language));
}

/** @param {string} html @returns {{ id: string, kind: string, body: string }[]} */
export function exercisesIn(html) {
  const found = html.matchAll(/<section class="exercise" id="(ex\d+)" data-kind="([a-z]+)">([^]*?)<\/section>/g);
  return Array.from(found, ([, id = '', kind = '', body = '']) => ({ id, kind, body }));
}

/** @param {string} html @param {Language} language */
function withExercises(html, language) {
  const words = WORDS[language];
  let number = 0;
  return html.replace(
    /<section class="exercise" id="(ex\d+)" data-kind="([a-z]+)">([^]*?)<\/section>/g,
    (_, id, kind, body) => {
      number += 1;
      const title = fill(words.exercise, { number });
      const answered = body.replace(/<details class="answer">/g, `$&<summary>${words.answer}</summary>`);
      const inside = withSaid(withOptions(withFields(answered), id, words), kind, words);
      return (
        `<section class="exercise" id="${id}" data-kind="${kind}" aria-labelledby="${id}-title">` +
        `<h3 id="${id}-title">${title}<span class="tick" hidden> ✓ ${words.done}</span></h3>${inside}</section>`
      );
    },
  );
}

/**
 * Room for what is said of an answer, before the answer itself; with a button, where several fields make one.
 * @param {string} inside @param {ExerciseKind} kind @param {Readonly<Record<string, string>>} words
 */
function withSaid(inside, kind, words) {
  if (kind === 'next' || kind === 'write') return inside;
  const check = `<button type="button" class="check needs-script">${words['check']}</button>`;
  const said = `${kind === 'number' ? check : ''}<p class="said" role="status"></p>`;
  const at = inside.indexOf('<details class="answer">');
  return at < 0 ? inside + said : inside.slice(0, at) + said + inside.slice(at);
}

/** A number that is asked for: its value is a claim like any other. @param {string} body */
function withFields(body) {
  return body.replace(
    /<data class="claim"([^>]*?) data-ask="([^"]*)"([^>]*)>[^<]*<\/data>/g,
    (_, before, name, after) => {
      const [, value = ''] = /value="([^"]*)"/.exec(before + after) ?? [];
      return `<input class="ask" data-answer="${value}" inputmode="decimal" autocomplete="off" size="5" aria-label="${name}">`;
    },
  );
}

/**
 * <ol class="options"><li data-right>Octile<p>Because …</p></li>…</ol>: buttons, and below them the answer with a reason for each.
 * @param {string} body @param {string} id @param {Readonly<Record<string, string>>} words
 */
function withOptions(body, id, words) {
  return body.replace(/<ol class="options">([^]*?)<\/ol>/g, (_, inside) => {
    const items = Array.from(inside.matchAll(/<li([^>]*)>([^]*?)<p>([^]*?)<\/p>\s*<\/li>/g), (match) => ({
      isRight: /\bdata-right\b/.test(match[1] ?? ''),
      text: (match[2] ?? '').trim(),
      because: (match[3] ?? '').trim(),
    }));
    if (items.filter(({ isRight }) => isRight).length !== 1) throw new Error(`${id} has not one right option`);
    const choices = items.map(
      ({ text, isRight }, index) =>
        `<label><input type="radio" name="${id}" value="${index}"${isRight ? ' data-right' : ''}><span>${text}</span></label>`,
    );
    const reasons = items.map(
      ({ text, because, isRight }) =>
        `<li${isRight ? ' class="right"' : ''}><b>${textOf(text)}</b>${words['gap']}${because}</li>`,
    );
    return (
      `<fieldset class="options"><legend class="unseen">${words['options']}</legend>${choices.join('')}</fieldset>` +
      `<details class="answer"><summary>${words['answer']}</summary><ul class="becauses">${reasons.join('')}</ul></details>`
    );
  });
}

/** <p class="slider" data-for="fig2 fig3" data-key="w" data-values="1 2 5">Weight</p> @param {string} html */
function withSliders(html) {
  let count = 0;
  return html.replace(
    /<p class="slider" data-for="([^"]*)" data-key="([a-z]+)" data-values="([^"]*)"(?: data-names="([^"]*)")?>([^]*?)<\/p>/g,
    (_, figures, key, values, names = '', text) => {
      count += 1;
      const last = values.split(' ').length - 1;
      return (
        `<div class="slider needs-script" data-for="${figures}" data-key="${key}" data-values="${values}" data-names="${names}">` +
        `<label for="slider${count}">${text}</label><input type="range" id="slider${count}" min="0" max="${last}" value="0">` +
        `<output for="slider${count}">${names === '' ? values.split(' ')[0] : names.split('|')[0]}</output></div>`
      );
    },
  );
}

/** <div class="together">figures</div>: a transport for all of them below. @param {string} html @param {Language} language */
function withTogether(html, language) {
  const words = WORDS[language];
  const button = (/** @type {'first' | 'back' | 'play' | 'forward' | 'last'} */ name, /** @type {string} */ sign) =>
    `<button type="button" data-act="${name}" aria-label="${words[name]}" title="${words[name]}">${sign}</button>`;
  const bar =
    `<div class="together-bar needs-script" role="group" aria-label="${words.together}">` +
    `${button('first', '«')}${button('back', '‹')}${button('play', '▶')}${button('forward', '›')}${button('last', '»')}` +
    `<input type="range" min="0" max="0" value="0" aria-label="${words.together}"></div>`;
  return html.replace(/<div class="together">([^]*?)<\/div><!-- together -->/g, `<div class="together">$1${bar}</div>`);
}

/** The boxes at the end get their headings. @param {string} html @param {Language} language */
function withBoxes(html, language) {
  return html.replace(
    /<section class="(in-short|traps|further)">/g,
    (whole, /** @type {'in-short' | 'traps' | 'further'} */ name) => `${whole}<h2>${WORDS[language][name]}</h2>`,
  );
}

/** The first figure, where it is to stay in sight while the prose moves past it. @param {string} html */
function withHook(html) {
  const [hook] = /<figure class="hook">[^]*?<\/figure>/.exec(html) ?? [];
  if (hook === undefined) return html;
  const [head = '', prose = ''] = html.split(hook);
  return `<div class="hooked"><div class="head">${head}</div>\n${hook}\n<div class="prose">${prose}</div></div>`;
}
