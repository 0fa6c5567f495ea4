// Speed against quality: three searches on the current board, and the conclusions in words made from their
// numbers. Measured again whenever board, start, goal or rules have changed.

import { groundsOf } from '../../../engine/grounds.js';
import { TradeOff } from './searches.js';
import { reasonSentence } from '../../../ui/sentences/sentences.js';
import { formatNumber } from '../../../i18n/translate.js';
import { PRESETS } from '../../../model/maps/presets.js';
import { percentText } from '../../../model/referee.js';
import { formatWeight, parseWeight } from '../../../model/settings.js';
import { VARIANTS, areSound, costlyGrounds, admissibleSettings, seenOf, usualKnobs, variantsOf } from './trade-off.js';
import { createElement } from '../../../ui/create-element.js';
import { byTestId, query } from '../../../ui/query.js';

/** @import { Translate } from '../../../i18n/translate.js' */
/** @import { RacePanel } from '../race-panels.js' */
/** @import { RaceScene } from '../race.js' */
/** @import { Knobs, TradeRow } from './trade-off.js' */

const EXAMPLE = 'mountain_range';

/** @param {RaceScene} scene @returns {RacePanel} */
export function connectTradeOff({ page, appearance, signal }) {
  const from = byTestId('trade-from', HTMLSelectElement);
  const to = byTestId('trade-to', HTMLInputElement);
  const scale = byTestId('trade-scale', HTMLInputElement);
  const body = query('#trade-rows', HTMLElement);
  const seen = query('#trade-seen', HTMLElement);
  /** @type {Translate} */
  let t = (key) => key;
  /** @type {Knobs} */
  let knobs = usualKnobs([]);
  /** The board of the knobs, and the current measurement. */
  let revision = NaN;
  let asked = '';

  const tradeOff = new TradeOff(page.createEngine, page.clock, () => draw());
  /** Rules that a program fixes override the chosen ones. */
  const settingsOf = () => admissibleSettings(page.engine.settingsAsWritten(page.store.state.settings));
  const measure = () => {
    const { board } = page.store.state;
    const settings = settingsOf();
    const { width, height, start, goal } = board;
    const question = JSON.stringify([board.revision, width, height, start, goal, settings, knobs]);
    if (question === asked) return;
    asked = question;
    const grounds = groundsOf(page.source);
    tradeOff.begin({ start, goal }, { width, height, factors: grounds }, variantsOf(settings, grounds, knobs));
  };
  /** Only ground that occurs on the board can be lowered. */
  const learn = () => {
    const { board } = page.store.state;
    if (board.revision === revision) return;
    revision = board.revision;
    const factors = page.source.factors();
    const grounds = costlyGrounds(factors);
    if (!grounds.includes(knobs.from)) knobs = { ...usualKnobs(factors), scale: knobs.scale };
    from.replaceChildren(
      ...(grounds.length === 0 ? [1] : grounds).map((ground) => new Option(String(ground), String(ground))),
    );
    from.disabled = to.disabled = grounds.length === 0;
    showKnobs();
  };
  const showKnobs = () => {
    from.value = String(knobs.from);
    to.value = String(knobs.to);
    to.max = from.value;
    scale.value = formatWeight(knobs.scale);
    for (const field of [to, scale]) field.removeAttribute('aria-invalid');
  };
  const draw = () => {
    const isEven = from.disabled;
    const shownVariants = VARIANTS.filter((name) => name !== 'lowered' || !isEven);
    const { rows, phase, reason } = tradeOff;
    body.replaceChildren(
      ...shownVariants.map((name) =>
        rowOf(
          name,
          rows.find((row) => row.name === name),
          knobs,
          t,
        ),
      ),
    );
    const reported =
      reason !== null
        ? [reasonSentence(reason, t)]
        : phase === 'done'
          ? sentencesOf(rows, knobs, t)
          : [t('trade.running')];
    const text = reported.join('\n');
    if (seen.dataset['shown'] === text) return;
    seen.dataset['shown'] = text;
    seen.replaceChildren(...reported.map((sentence) => createElement('p', {}, sentence)));
  };

  /** @param {Knobs} next @param {HTMLElement} field */
  const turn = (next, field) => {
    if (!areSound(next)) return field.setAttribute('aria-invalid', 'true');
    knobs = next;
    showKnobs();
    measure();
    draw();
  };
  from.addEventListener(
    'change',
    () => {
      const ground = Number(from.value);
      turn({ ...knobs, from: ground, to: usualKnobs([ground]).to }, from);
    },
    { signal },
  );
  to.addEventListener('change', () => turn({ ...knobs, to: Number(to.value) }, to), { signal });
  scale.addEventListener('change', () => turn({ ...knobs, scale: parseWeight(scale.value) ?? NaN }, scale), { signal });
  byTestId('trade-example', HTMLButtonElement).addEventListener(
    'click',
    () => {
      const preset = PRESETS.find(({ id }) => id === EXAMPLE);
      if (preset !== undefined) page.session.openPreset(preset);
    },
    { signal },
  );
  /** What was shown last: playing the race changes nothing here. */
  let shown = '';
  return {
    show: (_, words) => {
      const { board, settings } = page.store.state;
      const { language } = appearance.state;
      const now = JSON.stringify([board.revision, board.start, board.goal, settings, language]);
      if (now === shown) return;
      shown = now;
      t = words;
      learn();
      measure();
      draw();
    },
    leave: () => {
      tradeOff.dispose();
      shown = '';
      if (tradeOff.phase !== 'done') asked = '';
    },
  };
}

/** @param {TradeRow['name']} name @param {TradeRow | undefined} row @param {Knobs} knobs @param {Translate} t */
function rowOf(name, row, { from, to, scale }, t) {
  const texts =
    row === undefined
      ? ['…', '…', '…']
      : row.isFound
        ? [
            formatNumber(row.cost),
            t('ranking.percent', { percent: row.excess > 0 ? `+${percentText(row.excess)}` : '0' }),
            formatNumber(row.expanded),
          ]
        : [t('ranking.state_no-path'), '–', formatNumber(row.expanded)];
  const head = createElement('th', { scope: 'row' }, t(`trade.${name}`, { from, to, scale: formatWeight(scale) }));
  return createElement('tr', { data: { variant: name } }, head, ...texts.map((text) => createElement('td', {}, text)));
}

/** @param {readonly TradeRow[]} rows @param {Knobs} knobs @param {Translate} t */
function sentencesOf(rows, { from, to, scale }, t) {
  const [plain, ...others] = rows;
  if (plain === undefined) return [];
  if (!plain.isFound) return [t('trade.no_path')];
  const reported = others.map((row) => {
    const subject = t(`trade.subject_${row.name}`, { from, to, scale: formatWeight(scale) });
    if (row.name === 'lowered' && from === to) return t(from === 1 ? 'trade.even' : 'trade.not_lowered');
    const { key, values } = seenOf(plain, row);
    return t('trade.sentence', { subject, effect: t(key, values) });
  });
  const isTraded = others.some((row) => row.excess > 0 && row.expanded < plain.expanded);
  return isTraded ? [...reported, t('trade.moral')] : reported;
}
