// The panels beside and below the graph: settings, the selected node or edge with the reasons for its numbers,
// steps, counts. Shows the state, and turns input into requests to the session.

import { DEFAULT_SETTINGS, TIES } from '../../engine/options.js';
import { formatNumber } from '../../i18n/translate.js';
import { noticeSentence } from '../../ui/sentences/sentences.js';
import { nodeTitle, withEdgeChanged, withEnd, withNodeChanged, withoutEdge, withoutNode } from './graph.js';
import { ALGORITHM_GROUPS } from '../../model/algorithms.js';
import { GRAPH_ALGORITHMS, NO_SELECTION, comesFromGoal, unmetNeedOnGraph, relevantSettings } from './state.js';
import { warning } from '../../model/notice.js';
import { SPEEDS, nextSpeed } from '../../model/playback.js';
import { formatWeight, parseWeight } from '../../model/settings.js';
import { byTestId, query, setText } from '../../ui/query.js';
import {
  connectTransport,
  connectTransportKeys,
  makeTransport,
  perSecond,
  placeTransport,
} from '../../ui/transport/transport.js';
import { connectGraphCode } from './graph-code.js';
import { nodeWhyLines, verdictSentence } from './graph-words.js';

/** @import { Verdict } from 'astrolabe-module' */
/** @import { Translate } from '../../i18n/translate.js' */
/** @import { Playable, Speeds } from '../../ui/transport/transport.js' */
/** @import { GraphScene } from './graph-room.js' */
/** @import { Change } from './graph.js' */
/** @import { GraphSpace } from './state.js' */

/** The value for the straight line in settings and links. */
const LINE = DEFAULT_SETTINGS.heuristic;
/** Most steps a second that can be chosen: graphs are small. */
const FASTEST = 1024;
/** @type {Speeds} */
const SPEEDS_HERE = Object.freeze({ values: SPEEDS.filter((value) => value <= FASTEST), word: perSecond });

/** @param {GraphScene} scene @returns {(space: GraphSpace, t: Translate) => void} shows all of it */
export function connectGraphPanels(scene) {
  const shows = [connectSettings(scene), connectInspector(scene), connectSteps(scene), connectGraphCode(scene)];
  const status = byTestId('graph-status', HTMLElement);
  return (space, t) => {
    for (const show of shows) show(space, t);
    setText(status, noticeSentence(space.notice, t));
    status.classList.toggle('is-error', space.notice.isError);
  };
}

/** @param {string} name @param {AbortSignal} signal @param {() => void} action */
function onClick(name, signal, action) {
  byTestId(name, HTMLButtonElement).addEventListener('click', action, { signal });
}

/** @param {GraphScene} scene */
function connectSettings({ session, signal }) {
  const algorithm = byTestId('graph-algorithm', HTMLSelectElement);
  const heuristic = byTestId('graph-heuristic', HTMLSelectElement);
  const weight = byTestId('graph-weight', HTMLInputElement);
  const tie = byTestId('graph-tie', HTMLSelectElement);
  const verdict = byTestId('graph-verdict', HTMLElement);
  const halves = query('#graph-halves', HTMLElement);
  const showAlgorithms = connectAlgorithms(algorithm);
  heuristic.replaceChildren(new Option('', LINE), new Option('', 'zero'));
  tie.replaceChildren(...TIES.map((name) => new Option('', name)));
  /** @template {string} Name @param {readonly Name[]} names @param {string} value */
  const oneOf = (names, value) => names.find((name) => name === value);
  algorithm.addEventListener(
    'change',
    () => session.setSettings({ algorithm: oneOf(GRAPH_ALGORITHMS, algorithm.value) ?? 'astar' }),
    { signal },
  );
  heuristic.addEventListener(
    'change',
    () => session.setSettings({ heuristic: heuristic.value === 'zero' ? 'zero' : LINE }),
    { signal },
  );
  tie.addEventListener('change', () => session.setSettings({ tie: oneOf(TIES, tie.value) ?? 'lifo' }), { signal });
  weight.addEventListener(
    'change',
    () => {
      const weightHundredths = parseWeight(weight.value);
      if (weightHundredths === null) {
        weight.setAttribute('aria-invalid', 'true');
        session.say(warning({ key: 'search.weight_range' }));
      } else session.setSettings({ weightHundredths });
    },
    { signal },
  );
  /** The search whose verdict is shown. @type {unknown} */
  let judged = null;
  /** @type {Verdict | null} */
  let found = null;
  return (/** @type {GraphSpace} */ { settings, graph, result }, /** @type {Translate} */ t) => {
    showAlgorithms(t);
    for (const option of heuristic.options)
      setText(option, t(option.value === 'zero' ? 'heuristic.zero' : 'graph.line'));
    for (const option of tie.options) setText(option, t(`tie.${option.value}`));
    algorithm.value = settings.algorithm;
    heuristic.value = settings.heuristic === 'zero' ? 'zero' : LINE;
    tie.value = settings.tie;
    if (document.activeElement !== weight) {
      weight.value = formatWeight(settings.weightHundredths);
      weight.removeAttribute('aria-invalid');
    }
    const says = relevantSettings(settings.algorithm);
    heuristic.disabled = !says.heuristic;
    weight.disabled = !says.weight;
    tie.disabled = !says.tie;
    halves.hidden = !comesFromGoal(settings.algorithm);
    if (judged !== result) found = result === null ? null : session.engine.judged();
    judged = result;
    setText(
      verdict,
      found === null || result === null
        ? ''
        : verdictSentence(found, graph, { settings, isTruncated: result.isTruncated }, t),
    );
  };
}

/**
 * All algorithms; those that cannot run on a graph are disabled, with the reason.
 * @param {HTMLSelectElement} list @returns {(t: Translate) => void}
 */
function connectAlgorithms(list) {
  const note = query('#graph-needs', HTMLElement);
  list.setAttribute('aria-describedby', note.id);
  list.replaceChildren(
    ...Object.entries(ALGORITHM_GROUPS).map(([group, algorithms]) => {
      const element = document.createElement('optgroup');
      element.dataset['group'] = group;
      element.append(...algorithms.map((name) => new Option('', name)));
      for (const option of element.children) {
        if (option instanceof HTMLOptionElement) option.disabled = unmetNeedOnGraph(oneOfAll(option.value)) !== null;
      }
      return element;
    }),
  );
  return (t) => {
    for (const group of list.querySelectorAll('optgroup')) group.label = t(`algorithms.${group.dataset['group']}`);
    /** @type {Map<string, string[]>} */
    const unmet = new Map();
    for (const option of list.options) {
      const name = t(`algorithm.${option.value}`);
      setText(option, name);
      const need = unmetNeedOnGraph(oneOfAll(option.value));
      if (need === null) continue;
      option.title = t(`graph.need_${need}`, { algorithms: name });
      unmet.set(need, [...(unmet.get(need) ?? []), name]);
    }
    const lines = [...unmet].map(([need, names]) =>
      t(`graph.need_${need}`, { algorithms: names.join(t('search.list_separator')) }),
    );
    setText(note, lines.join(t('status.separator')));
  };
}

/** @param {string} value of the list */
const oneOfAll = (value) =>
  Object.values(ALGORITHM_GROUPS)
    .flat()
    .find((name) => name === value) ?? 'astar';

/** @param {GraphScene} scene */
function connectInspector({ store, session, signal }) {
  const chosen = query('#graph-chosen', HTMLElement);
  const nodeFields = query('#graph-node', HTMLElement);
  const edgeFields = query('#graph-edge', HTMLElement);
  const remove = byTestId('graph-remove', HTMLButtonElement);
  const name = byTestId('graph-name', HTMLInputElement);
  const [x, y] = [byTestId('graph-x', HTMLInputElement), byTestId('graph-y', HTMLInputElement)];
  const cost = byTestId('graph-cost', HTMLInputElement);
  const both = byTestId('graph-both', HTMLInputElement);
  const why = byTestId('graph-why', HTMLElement);

  const index = () => (store.state.selection.kind === 'none' ? -1 : store.state.selection.index);
  /** A refused value is reset to the old one. @param {HTMLInputElement} field @param {() => Change} change */
  const onChange = (field, change) =>
    field.addEventListener(
      'change',
      () => {
        const isGood = session.change(change());
        field.toggleAttribute('aria-invalid', !isGood);
        if (isGood) shown = '';
      },
      { signal },
    );
  onChange(name, () => withNodeChanged(store.state.graph, index(), { name: name.value.trim() }));
  onChange(x, () => withNodeChanged(store.state.graph, index(), { x: x.valueAsNumber }));
  onChange(y, () => withNodeChanged(store.state.graph, index(), { y: y.valueAsNumber }));
  onChange(cost, () => withEdgeChanged(store.state.graph, index(), { cost: cost.valueAsNumber }));
  onChange(both, () => withEdgeChanged(store.state.graph, index(), { isBoth: both.checked }));
  onClick('graph-start', signal, () =>
    session.change({ graph: withEnd(store.state.graph, 'start', index()), reason: null }),
  );
  onClick('graph-goal', signal, () =>
    session.change({ graph: withEnd(store.state.graph, 'goal', index()), reason: null }),
  );
  onClick('graph-remove', signal, () => {
    const { graph, selection } = store.state;
    const left = selection.kind === 'node' ? withoutNode(graph, index()) : withoutEdge(graph, index());
    session.change({ graph: left, reason: null }, NO_SELECTION);
  });

  /** Values shown in the fields: they are not overwritten while the user types. */
  let shown = '';
  return (/** @type {GraphSpace} */ { graph, selection, settings, result, position }, /** @type {Translate} */ t) => {
    const node = selection.kind === 'node' ? graph.nodes[selection.index] : undefined;
    const edge = selection.kind === 'edge' ? graph.edges[selection.index] : undefined;
    nodeFields.hidden = node === undefined;
    edgeFields.hidden = edge === undefined;
    remove.hidden = node === undefined && edge === undefined;
    const key = JSON.stringify([selection, node, edge]);
    if (key !== shown) {
      shown = key;
      for (const field of [name, x, y, cost, both]) field.removeAttribute('aria-invalid');
      if (node !== undefined) [name.value, x.value, y.value] = [node.name, String(node.x), String(node.y)];
      if (edge !== undefined) [cost.value, both.checked] = [String(edge.cost), edge.isBoth];
    }
    if (node !== undefined && selection.kind === 'node') {
      setText(chosen, t('graph.node_title', { name: nodeTitle(graph, selection.index) }));
      const reported = result === null ? null : session.engine.why(selection.index);
      why.replaceChildren(
        ...(reported === null
          ? []
          : nodeWhyLines(reported, graph, { step: position.step, settings, result, source: session.engine }, t)),
      );
    } else {
      why.replaceChildren();
      if (edge === undefined) setText(chosen, t('graph.nothing_chosen'));
      else {
        const values = { from: nodeTitle(graph, edge.from), to: nodeTitle(graph, edge.to) };
        setText(chosen, t(edge.isBoth ? 'graph.edge_both' : 'graph.edge_one', values));
      }
    }
  };
}

/** @param {GraphScene} scene */
function connectSteps({ store, session, dialog, codeLines, signal }) {
  const parts = makeTransport('graph-');
  placeTransport(parts, query('.graph-console', HTMLElement));
  const seek = (/** @type {number} */ step) => {
    session.pause();
    session.seek(step);
  };
  /** @type {Playable} */
  const playable = {
    jump: seek,
    stepBy: (steps) => seek(store.state.position.step + steps),
    togglePlay: () => session.togglePlay(),
    moveLine: (lines) => codeLines.state.isShown && codeLines.move(lines),
    setSpeed: (speed) => session.setSpeed(speed),
    changeSpeed: (direction) => session.setSpeed(Math.min(nextSpeed(speedOf(store.state), direction), FASTEST)),
  };
  const showTransport = connectTransport(parts, playable, { speeds: SPEEDS_HERE, signal });
  connectTransportKeys(dialog, playable, signal);
  const counts = {
    step: byTestId('graph-step', HTMLElement),
    expanded: byTestId('graph-expanded', HTMLElement),
    open: byTestId('graph-open-count', HTMLElement),
    cost: byTestId('graph-cost-found', HTMLElement),
  };
  return (/** @type {GraphSpace} */ space, /** @type {Translate} */ t) => {
    const { result, position, isPlaying } = space;
    const steps = result?.steps ?? 0;
    const { step } = position;
    const positionText = t('transport.step_of', { step, steps });
    showTransport({ position: step, end: steps, positionText, isPlaying, speed: speedOf(space) }, t);
    setText(counts.step, `${formatNumber(step)} / ${formatNumber(steps)}`);
    setText(counts.expanded, formatNumber(result?.expanded ?? 0));
    setText(counts.open, formatNumber(position.open));
    setText(counts.cost, result?.outcome === 'found' ? formatNumber(result.cost) : t('statistics.no_cost'));
  };
}

/** The page's speed may be greater. @param {GraphSpace} space */
const speedOf = ({ speed }) => Math.min(speed, FASTEST);
