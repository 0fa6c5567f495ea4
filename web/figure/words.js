// The words of a figure, in both languages: of all the page's only those that a figure can say. The build
// puts the result in the place of this file.

import { en } from '../i18n/en.js';
import { later as laterEn } from '../i18n/en-later.js';
import { later as laterZh } from '../i18n/zh-later.js';
import { zh } from '../i18n/zh.js';

/** Keys, or what they begin with. */
const SAID = [
  ...['board.name', 'breakpoints.stopped', 'breakpoints.at', 'breakpoints.hit', 'cell.', 'direction.', 'figure.', 'reason.', 'share.open_page', 'share.board_hint'],
  ...['share.not_opened', 'status.', 'transport.', 'xray.', 'preset.lester', 'share.linked_map', 'statistics.', 'undo.'],
];
/** What of these only the page says. */
const NEVER = /^(reason\.(file|scen|graph|pairs|skipping|method)|status\.(deleted|resized|run_|hex|squares|flood)|breakpoints\.at_|undo\.set_|xray\.(of_|no_|numbers|switch))/;

/** @param {Readonly<Record<string, string>>} words */
const chosen = (words) =>
  Object.fromEntries(
    Object.entries(words).filter(([key]) => SAID.some((said) => key.startsWith(said)) && !NEVER.test(key)),
  );

export const words = Object.freeze({
  en: chosen({ ...en, ...laterEn }),
  zh: chosen({ ...zh, ...laterZh }),
});
