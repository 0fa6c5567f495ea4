// The code beside the graph: the lines that the current step runs, and the whole program to take home.

import { EngineError } from '../../engine/engine-error.js';
import { unlessDead } from '../../engine/module/unless-dead.js';
import { keptTranslator } from '../../i18n/translate.js';
import { PROGRAM_LANGUAGES, codeLines, codeTemplate } from '../../model/code/code-languages.js';
import { ranInStep } from '../../model/code/micro-steps.js';
import { info } from '../../model/notice.js';
import { makeCodeView } from '../../ui/code/code-view-parts.js';
import { connectStepCodeView } from '../../ui/code/step-code-view.js';
import { copyText } from '../../ui/copy.js';
import { byTestId, query, setOff } from '../../ui/query.js';
import { saveFile } from '../../ui/save-file.js';
import { recall, remember } from '../../ui/storage.js';
import { nodeTitle } from './graph.js';

/** @import { LineName } from '../../model/breakpoints.js' */
/** @import { CodeLanguage } from '../../model/code/code-languages.js' */
/** @import { StepCode } from '../../ui/code/step-code-view.js' */
/** @import { GraphScene } from './graph-room.js' */

/** @param {GraphScene} scene @returns {() => void} shows it */
export function connectGraphCode({ store, session, appearance, codeLines: current, signal }) {
  const save = byTestId('graph-save-program', HTMLButtonElement);
  const copy = byTestId('graph-copy-program', HTMLButtonElement);
  const field = query('#graph-program-text', HTMLTextAreaElement);
  const words = () => appearance.state.language;

  const details = query('#graph-code', HTMLDetailsElement);
  const parts = makeCodeView('graph-code');
  query('summary', HTMLElement, details).after(parts.view);
  details.open = recall('code-open') === 'yes';
  const translate = keptTranslator();
  /** @type {readonly LineName[]} */
  let stops = [];

  /** @type {StepCode['stands']} */
  const stands = () => {
    const { position, result, isPlaying } = store.state;
    const isWhole = result?.isTruncated !== true;
    const [steps, hasPath] = [result?.steps ?? 0, result?.outcome === 'found'];
    return { position, step: position.step, steps, isWhole, hasPath, isPlaying };
  };
  const view = connectStepCodeView({
    ...{ parts, signal, codeLines: current, words, stands },
    isOpen: () => details.open,
    language: /** @type {CodeLanguage} */ (recall('code-language') ?? 'pseudo'),
    onLanguage: (language) => remember('code-language', language),
    read: (template) => session.engine.code(template, false),
    searched: () => [store.state.result],
    ran: (lines) => {
      const { step, steps, hasPath } = stands();
      const { current } = store.state.position;
      const why = step === 0 ? null : unlessDead(() => session.engine.why(current));
      const log = step === 0 ? null : unlessDead(() => session.engine.log(step, step));
      return ranInStep(lines, { step, steps, hasPath, why, checked: why?.neighbours ?? [], log });
    },
    name: (node) => nodeTitle(store.state.graph, node),
    pause: () => session.pause(),
    stepBy: (change) => session.seek(store.state.position.step + change),
    goTo: (step) => session.seek(step),
    events: {
      whenKnown: (task) => task(),
      next: (events, step) => session.nextStop(events, step),
      previous: (events, step) => session.previousStop(events, step),
    },
    breakpoints: {
      list: () => stops,
      toggle: (line) => {
        stops = stops.includes(line) ? stops.filter((one) => one !== line) : [...stops, line];
        view.render(translate(words()));
      },
    },
    onShown: (has) => {
      for (const button of [save, copy]) setOff(button, !has || chosen() === undefined);
    },
  });
  current.watch(
    (line) => line.stops,
    (events) => {
      session.stops = events;
    },
    signal,
  );
  details.addEventListener(
    'toggle',
    () => {
      remember('code-open', details.open ? 'yes' : 'no');
      view.render(translate(words()));
    },
    { signal },
  );

  /** The language of a program; undefined for pseudo-code. */
  const chosen = () => PROGRAM_LANGUAGES.find(({ language }) => language === view.language());
  /** The whole program; null where there is none. */
  const program = () => {
    const { language } = chosen() ?? {};
    if (language === undefined) return null;
    try {
      const lines = codeLines(session.engine.code(codeTemplate(language, words()), true));
      return lines.map(({ text }) => `${text}\n`).join('');
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return null; // the listing says why
    }
  };
  save.addEventListener(
    'click',
    () => {
      const text = program();
      if (text === null) return;
      const name = `astrolabe-graph.${chosen()?.ending}`;
      saveFile(name, new Blob([text], { type: 'text/plain' }));
      session.say(info({ key: 'graph.program_saved', values: { name } }));
    },
    { signal },
  );
  copy.addEventListener(
    'click',
    async () => {
      const text = program();
      if (text === null) return;
      const isCopied = await copyText(text, field);
      session.say(info({ key: isCopied ? 'graph.program_copied' : 'graph.program_selected' }));
    },
    { signal },
  );
  return () => view.render(translate(words()));
}
