// The button under the verdict that saves its proof, and the line that says how that ended.

import { connectProofFile, objectionToProof } from '../../../export/proof-file.js';
import { rulingOf } from '../../../model/referee.js';
import { translator } from '../../../i18n/translate.js';
import { query, setOff, setText } from '../../../ui/query.js';
import { renderAlways } from '../../../ui/render.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** @param {Pick<AppContext, 'store' | 'appearance' | 'engine' | 'signal'>} scene */
export function connectProofButton(scene) {
  const { appearance, signal } = scene;
  const button = query('#proof-save', HTMLButtonElement);
  const said = query('#proof-said', HTMLElement);
  const { save } = connectProofFile(scene, (key, values) =>
    setText(said, translator(appearance.state.language)(key, values)),
  );
  button.addEventListener('click', save, { signal });

  /** What was said is about this search, in this language. @type {readonly unknown[]} */
  let about = [];
  renderAlways(scene, (state) => {
    const { phase, serial } = state.search;
    const now = [phase, serial, appearance.state.language];
    if (now.some((one, index) => one !== about[index])) setText(said, '');
    about = now;
    // As the verdict, it stays until the next one is known: quick answers do not flicker.
    if (rulingOf(state) !== 'judging') setOff(button, objectionToProof(state) !== null);
  });
}
