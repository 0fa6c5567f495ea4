// The page with the current view, as one file: for boards too large for a link, and for places without a
// network.

import { savedPage, savedPageName } from './page-with-link.js';
import { query } from '../../ui/query.js';
import { saveFile, sizeText } from '../../ui/save-file.js';
import { pageSource } from '../../ui/saved-page.js';

/** @import { AppContext } from '../../app/app-context.js' */
/** @import { Say, Section } from './share-dialog.js' */

/**
 * @param {AppContext} scene
 * @param {Say} say
 * @returns {Section}
 */
export function connectPageSection({ permalink, store, signal }, say) {
  /** Number of the click that counts: leaving the section cancels it. */
  let run = 0;

  const save = async () => {
    const mine = ++run;
    const isOver = () => mine !== run;
    say('share.preparing');
    let source;
    try {
      source = await pageSource();
    } catch {
      if (!isOver()) say('share.not_fetched');
      return;
    }
    if (isOver()) return;
    permalink.prepare(
      () => {
        if (isOver()) return;
        const text = savedPage(source, permalink.writeForFile());
        const blob = new Blob([text], { type: 'text/html' });
        const name = savedPageName(store.state.board.name);
        saveFile(name, blob);
        say('share.saved', { name, size: sizeText(blob.size) });
      },
      { evenIfLong: true },
    );
  };
  query('#save-page', HTMLButtonElement).addEventListener('click', save, { signal });

  return {
    render: () => undefined,
    leave: () => (run += 1),
  };
}
