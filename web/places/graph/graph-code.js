// The code beside the graph: the lines that the current step runs, and the whole program to take home.

import { EngineError } from '../../engine/engine-error.js';
import { unlessDead } from '../../engine/module/unless-dead.js';
import { PROGRAM_LANGUAGES, codeLines, codeTemplate } from '../../model/code/code-languages.js';
import { ranInStep } from '../../model/code/micro-steps.js';
import { info } from '../../model/notice.js';
import { RAN_NOTHING, connectStepCodeView } from '../../ui/code/step-code-view.js';
import { copyText } from '../../ui/copy.js';
import { byTestId, query, setOff } from '../../ui/query.js';
import { saveFile } from '../../ui/save-file.js';
import { nodeTitle } from './graph.js';

/** @import { Translate } from '../../i18n/translate.js' */
/** @import { GraphScene } from './graph-room.js' */
/** @import { GraphSpace } from './state.js' */

/** @param {GraphScene} scene @returns {(space: GraphSpace, t: Translate) => void} shows it */
export function connectGraphCode({ store, session, appearance, signal }) {
  const save = byTestId('graph-save-program', HTMLButtonElement);
  const copy = byTestId('graph-copy-program', HTMLButtonElement);
  const field = query('#graph-program-text', HTMLTextAreaElement);
  const words = () => appearance.state.language;

  const view = connectStepCodeView({
    prefix: 'graph-code',
    signal,
    words,
    read: (template) => session.engine.code(template, false),
    searched: () => [store.state.result],
    stands: () => {
      const { position, result } = store.state;
      return { position, step: position.step, steps: result?.steps ?? 0 };
    },
    ran: (lines) => {
      const { position, result } = store.state;
      const { step, current } = position;
      const why = step === 0 ? null : unlessDead(() => session.engine.why(current));
      const log = step === 0 ? null : unlessDead(() => session.engine.log(step, step));
      const hasPath = result?.outcome === 'found';
      const given = { step, steps: result?.steps ?? 0, hasPath, why, checked: why?.neighbours ?? [], log };
      return ranInStep(lines, given) ?? RAN_NOTHING;
    },
    name: (node) => nodeTitle(store.state.graph, node),
    stepBy: (change) => session.seek(store.state.position.step + change),
    onShown: (has) => {
      for (const button of [save, copy]) setOff(button, !has || chosen() === undefined);
    },
  });

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
  return (_, t) => view.render(t);
}
