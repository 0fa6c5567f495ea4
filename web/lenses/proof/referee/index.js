// The referee's verdict on the answer, with its proofs, and what it shows on the board.

import '../../../canvas/layers/draw-xray.js';
import { connectRefereeSection } from './referee-section.js';
import { connectXray } from './xray-panel.js';

/** @import { AppContext } from '../../../app/app-context.js' */

/** @param {AppContext} context */
export function connect(context) {
  connectXray(context);
  return connectRefereeSection(context);
}
