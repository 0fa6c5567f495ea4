// The editor of programs: CodeMirror, set up for this page. The only file that imports it, fetched when the place is
// opened. It lies in a shadow root, where its styles are style sheets of the root: as elements the policy of the page
// would forbid them.

import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  HighlightStyle,
  bracketMatching,
  ensureSyntaxTree,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * @typedef {object} CodeEditor
 * @property {(name: string, code: string) => void} open shows a program; one that was shown before is as it was left, with
 *   its undo history
 * @property {(code: string) => void} replace the text, which can be undone
 * @property {() => number} faultyLine the first that the language does not allow, from 1; 0: none
 * @property {(line: number) => void} mark a line and brings it into view; 0: none is marked
 * @property {(label: string, description: string) => void} setLabel for screen readers
 */

/** Time to read the text for faultyLine(), in milliseconds. */
const READING = 500;
/** Milliseconds within which Tab leads out of the editor. */
const AFTER_ESCAPE = 2000;

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--soft)' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.self], color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))],
    color: 'var(--code-title)',
  },
]);
const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--paper)', fontSize: '13px' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, 'Cascadia Mono', Consolas, Menlo, 'Noto Sans Mono', 'Noto Sans Mono CJK SC', monospace",
    lineHeight: '1.55',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--paper)', color: 'var(--soft)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--desk)' },
  '.cm-activeLineGutter': { color: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--code-selection)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-tint)', outline: '1px solid var(--accent)' },
  '.cm-marked': { backgroundColor: 'var(--error-tint)', boxShadow: 'inset 3px 0 var(--error)' },
});

/** The position of the line to be marked; -1: none. @type {import('@codemirror/state').StateEffectType<number>} */
const markLine = StateEffect.define();
const MARK = Decoration.line({ class: 'cm-marked' });
const marked = StateField.define({
  create: () => Decoration.none,
  update: (decorations, { effects, docChanged, changes }) => {
    for (const effect of effects) {
      if (effect.is(markLine)) return effect.value < 0 ? Decoration.none : Decoration.set([MARK.range(effect.value)]);
    }
    return docChanged ? decorations.map(changes) : decorations;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * @param {HTMLElement} host
 * @param {{ onChange: (code: string) => void, onRun: () => void }} on of the user's changes; Ctrl Enter
 * @returns {CodeEditor}
 */
export function createCodeEditor(host, { onChange, onRun }) {
  const root = host.attachShadow({ mode: 'open' });
  const label = new Compartment();
  const run = () => {
    onRun();
    return true;
  };
  /** @param {EditorView} view */
  const escape = (view) => {
    view.setTabFocusMode(AFTER_ESCAPE);
    return true;
  };
  const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    indentOnInput(),
    bracketMatching(),
    javascript(),
    syntaxHighlighting(COLOURS),
    THEME,
    marked,
    label.of([]),
    EditorState.allowMultipleSelections.of(true),
    // Escape stays in the editor; after it Tab leads out of it.
    keymap.of([
      { key: 'Mod-Enter', run },
      { key: 'Ctrl-Enter', run },
      ...defaultKeymap,
      ...historyKeymap,
      indentWithTab,
      { key: 'Escape', run: escape },
    ]),
    // Otherwise the browser would replace a selection itself, with elements whose style the policy forbids.
    EditorView.domEventHandlers({
      beforeinput: (event, view) => {
        const { inputType, data } = event;
        if (inputType !== 'insertText' || data === null || view.state.selection.main.empty) return false;
        view.dispatch({ ...view.state.replaceSelection(data), userEvent: 'input.type', scrollIntoView: true });
        event.preventDefault();
        return true;
      },
    }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) onChange(view.state.doc.toString());
    }),
  ];
  const view = new EditorView({ parent: root, root });
  /** By name. @type {Map<string, EditorState>} */
  const states = new Map();
  let current = '';
  let [shownLabel, shownDescription] = ['', ''];
  const name = () =>
    view.dispatch({
      effects: label.reconfigure(
        EditorView.contentAttributes.of({
          'aria-label': shownLabel,
          'aria-description': shownDescription,
          tabindex: '0',
        }),
      ),
    });
  return {
    open: (wanted, code) => {
      if (current !== '') states.set(current, view.state);
      current = wanted;
      view.setState(states.get(wanted) ?? EditorState.create({ doc: code, extensions }));
      name();
    },
    replace: (code) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: code },
        annotations: isolateHistory.of('full'),
      }),
    faultyLine: () => {
      let line = 0;
      ensureSyntaxTree(view.state, view.state.doc.length, READING)?.iterate({
        enter: ({ type, from }) => {
          if (type.isError && line === 0) line = view.state.doc.lineAt(from).number;
          return line === 0;
        },
      });
      return line;
    },
    mark: (line) => {
      const { doc } = view.state;
      // Asked for with each key.
      if (line === 0 && view.state.field(marked).size === 0) return;
      if (line < 1 || line > doc.lines) return view.dispatch({ effects: markLine.of(-1) });
      const { from } = doc.line(line);
      view.dispatch({ effects: [markLine.of(from), EditorView.scrollIntoView(from, { y: 'center' })] });
    },
    setLabel: (text, description) => {
      if (text === shownLabel && description === shownDescription) return;
      [shownLabel, shownDescription] = [text, description];
      if (current !== '') name();
    },
  };
}
