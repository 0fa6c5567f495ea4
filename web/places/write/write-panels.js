// The parts beside the editor and the board: the task with its hints, the transport, what was found.

import { formatNumber } from '../../i18n/translate.js';
import { SPEEDS, nextSpeed } from '../../model/playback.js';
import { cellText } from '../../model/coordinates.js';
import { setTextWithCode } from '../../ui/code-spans.js';
import { createElement } from '../../ui/create-element.js';
import { byTestId, query, setText } from '../../ui/query.js';
import { noticeSentence } from '../../ui/sentences/sentences.js';
import {
  connectTransport,
  connectTransportKeys,
  makeTransport,
  perSecond,
  placeTransport,
} from '../../ui/transport/transport.js';
import { BOARDS } from './judge/boards.js';
import { FASTEST } from './state.js';
import {
  diagnosisSentence,
  firstWrongSentence,
  judgedSentence,
  originSentence,
  outcomeSentence,
  rulesSentence,
} from './write-sentences.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { WriteScene } from './write.js' */
/** @import { WriteState } from './state.js' */

/** @param {WriteScene} scene @returns {(state: WriteState, t: Translate) => void} shows all of it */
export function connectWritePanels(scene) {
  const shows = [connectTask(scene), connectPlaying(scene), connectResults(scene)];
  return (state, t) => {
    for (const show of shows) show(state, t);
  };
}

/** @param {WriteScene} scene */
function connectTask({ session, page, signal }) {
  const hint = byTestId('write-hint', HTMLButtonElement);
  const list = query('#write-hints', HTMLElement);
  hint.addEventListener('click', () => session.showHint(), { signal });
  const api = query('#write-api', HTMLDetailsElement);
  /** The exercise that was shown before. @type {unknown} */
  let before = null;
  return (/** @type {WriteState} */ { exercise, hints }, /** @type {Translate} */ t) => {
    // Who writes from nothing needs it at once; on a phone it would push the editor out of sight.
    if (exercise !== before) api.open = exercise.rules === null && matchMedia('(min-width: 860px)').matches;
    before = exercise;
    setText(query('#write-task', HTMLElement), t(`write.task_${exercise.name}`));
    setText(query('#write-rules', HTMLElement), rulesSentence(exercise, page.store.state.settings, t));
    while (list.children.length > hints) list.lastElementChild?.remove();
    while (list.children.length < hints) list.append(createElement('li'));
    for (const [index, item] of [...list.children].entries()) {
      if (item instanceof HTMLElement) setTextWithCode(item, t(`write.hint_${exercise.name}_${index + 1}`));
    }
    list.hidden = hints === 0;
    hint.hidden = hints >= exercise.hints;
  };
}

/** @param {WriteScene} scene */
function connectPlaying({ session, store, dialog, signal }) {
  const parts = makeTransport('write-');
  placeTransport(parts, query('.write-console', HTMLElement));
  const playable = {
    jump: (/** @type {number} */ step) => {
      session.pause();
      session.seek(step);
    },
    stepBy: (/** @type {1 | -1} */ steps) => {
      session.pause();
      session.seek(store.state.step + steps);
    },
    togglePlay: () => session.togglePlay(),
    setSpeed: (/** @type {number} */ speed) => session.setSpeed(speed),
    changeSpeed: (/** @type {1 | -1} */ direction) => session.setSpeed(nextSpeed(store.state.speed, direction)),
  };
  const speeds = { values: SPEEDS.filter((value) => value <= FASTEST), word: perSecond };
  const showTransport = connectTransport(parts, playable, { speeds, signal });
  connectTransportKeys(dialog, playable, signal);
  return (/** @type {WriteState} */ { outcome, step, isPlaying, speed }, /** @type {Translate} */ t) => {
    const steps = outcome?.recorded.steps ?? 0;
    showTransport(
      { ...{ position: step, end: steps, isPlaying, speed }, positionText: t('transport.step_of', { step, steps }) },
      t,
    );
    setText(byTestId('write-step', HTMLElement), `${formatNumber(step)} / ${formatNumber(steps)}`);
    setText(byTestId('write-expanded', HTMLElement), formatNumber(step));
    const isKnown = outcome !== null && step >= steps && !Number.isNaN(outcome.cost);
    setText(byTestId('write-cost', HTMLElement), isKnown ? formatNumber(outcome.cost) : t('statistics.no_cost'));
  };
}

/** @param {WriteScene} scene */
function connectResults({ session, page, signal }) {
  const result = byTestId('write-result', HTMLElement);
  const said = byTestId('write-notice', HTMLElement);
  const diagnosisFold = query('#write-diagnosis', HTMLDetailsElement);
  const judgedPart = query('#write-judged', HTMLElement);
  const progress = query('#write-progress', HTMLProgressElement);
  const showWrong = byTestId('write-show-wrong', HTMLButtonElement);
  const output = query('#write-output', HTMLElement);
  const showStep = byTestId('write-show-step', HTMLButtonElement);
  showWrong.addEventListener('click', () => session.showFirstWrong(), { signal });
  showStep.addEventListener('click', () => session.showFlaw(), { signal });
  byTestId('write-stop', HTMLButtonElement).addEventListener('click', () => session.stop(), { signal });
  return (/** @type {WriteState} */ state, /** @type {Translate} */ t) => {
    const { board, origin, outcome, diagnosis, judged, exercise, isRunning, notice } = state;
    const { coordinates } = page.store.state.display;
    const naming = { width: board?.width ?? 1, height: board?.height ?? 1, coordinates };
    const origins = originSentence(origin, t);
    setText(query('#write-origin', HTMLElement), origins);
    byTestId('write-lab-board', HTMLElement).hidden = origin.name !== 'judged';
    if (board !== null) {
      const [start, goal] = [cellText(board.start, naming), cellText(board.goal, naming)];
      const { width, height } = board;
      const label = t('write.stage', { origin: origins, width, height, start, goal });
      byTestId('write-stage', HTMLElement).setAttribute('aria-label', label);
    }
    setText(said, noticeSentence(notice, t, naming));
    said.classList.toggle('is-error', notice.isError);
    const waiting = t(isRunning ? 'write.running' : 'write.idle');
    setTextWithCode(result, outcome === null ? waiting : outcomeSentence(outcome, t, naming));
    result.classList.toggle('is-error', isWrong(outcome));
    result.classList.toggle('is-right', outcome !== null && !isWrong(outcome));
    const wrongStep = outcome?.flaw?.step ?? 0;
    showStep.hidden = wrongStep === 0;
    setText(showStep, t('order_check.show', { step: wrongStep }));
    const isDiagnosed = diagnosis !== null && board !== null;
    if (diagnosisFold.hidden && isDiagnosed) diagnosisFold.open = exercise.rules === null;
    diagnosisFold.hidden = !isDiagnosed;
    const sentence = isDiagnosed ? diagnosisSentence(diagnosis, board, t, naming) : '';
    setText(query('p', HTMLElement, diagnosisFold), sentence);

    const isJudging = judged?.phase === 'running';
    judgedPart.hidden = judged === null;
    progress.hidden = !isJudging;
    progress.value = (judged?.done ?? 0) / BOARDS;
    const judgement = byTestId('write-judgement', HTMLElement);
    // While it runs it is not spoken for each map.
    judgement.setAttribute('aria-busy', String(isJudging));
    setTextWithCode(judgement, judged === null ? '' : judgedText(judged, exercise.rules !== null, t));
    setTextWithCode(
      query('#write-wrong', HTMLElement),
      judged === null ? '' : firstWrongSentence(judged, t, coordinates),
    );
    showWrong.hidden = judged === null || judged.first === null;
    byTestId('write-stop', HTMLElement).hidden = !isRunning && !isJudging;
    const lines = outcome?.lines ?? [];
    output.hidden = lines.length === 0;
    setText(byTestId('write-output', HTMLElement), lines.join('\n'));
  };
}

/** @param {NonNullable<WriteState['judged']>} judged @param {boolean} isExercise @param {Translate} t */
function judgedText(judged, isExercise, t) {
  const { reason } = judged;
  if (reason !== null) return noticeSentence({ isError: true, parts: [{ reason }] }, t);
  return judgedSentence(judged, isExercise, BOARDS, t);
}

/** @param {WriteState['outcome']} outcome */
const isWrong = (outcome) => outcome !== null && (outcome.fault !== null || outcome.flaw !== null);
