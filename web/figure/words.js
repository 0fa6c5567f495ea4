// The words of a figure, in both languages: only those of the page's that a figure can show. The build
// puts the result in place of this file.

import { en as appEn } from '../app/en.js';
import { zh as appZh } from '../app/zh.js';
import { en as embedEn } from '../app/embed/en.js';
import { zh as embedZh } from '../app/embed/zh.js';
import { en as boardEn } from '../places/lab/board/en.js';
import { zh as boardZh } from '../places/lab/board/zh.js';
import { en as breakpointsEn } from '../lenses/lists/breakpoints/en.js';
import { zh as breakpointsZh } from '../lenses/lists/breakpoints/zh.js';
import { en as proofsEn } from '../lenses/proof/referee/en.js';
import { zh as proofsZh } from '../lenses/proof/referee/zh.js';
import { en as otherAlgorithmsEn } from '../places/lab/other-algorithms/en.js';
import { zh as otherAlgorithmsZh } from '../places/lab/other-algorithms/zh.js';
import { en as pageReasonsEn } from '../ui/sentences/page-reasons.en.js';
import { zh as pageReasonsZh } from '../ui/sentences/page-reasons.zh.js';
import { en as reasonsEn } from '../ui/sentences/reasons.en.js';
import { zh as reasonsZh } from '../ui/sentences/reasons.zh.js';
import { en as shareEn } from '../dialogs/share/en.js';
import { zh as shareZh } from '../dialogs/share/zh.js';
import { en as codeEn } from '../ui/code/en.js';
import { zh as codeZh } from '../ui/code/zh.js';
import { en as undoEn } from '../session/en.js';
import { zh as undoZh } from '../session/zh.js';
import { en as figureEn } from './en.js';
import { en as quizEn } from '../lenses/step/quiz/en.js';
import { zh as figureZh } from './zh.js';
import { zh as quizZh } from '../lenses/step/quiz/zh.js';

/** Keys, or their prefixes. */
const SAID = [
  ...[
    'board.name',
    'breakpoints.stopped',
    'breakpoints.at',
    'breakpoints.hit',
    'breakpoints.full',
    'cell.',
    'code.',
    'direction.',
    'figure.',
    'reason.',
    'link.name.',
    'share.open_page',
    'share.board_hint',
  ],
  ...[
    'share.not_opened',
    'status.',
    'transport.',
    'xray.',
    'preset.lester',
    'share.linked_map',
    'statistics.',
    'undo.',
  ],
];
/** Those of them that only the page uses. */
const NEVER =
  /^(code\.(tab|by_line)|reason\.(file|scen|graph|pairs|skipping|method)|status\.(deleted|resized|run_|hex|squares|flood|hint|afresh)|breakpoints\.at_|undo\.set_|xray\.(of_|no_|numbers|switch))/;

/** @param {Readonly<Record<string, string>>} words */
const chosen = (words) =>
  Object.fromEntries(
    Object.entries(words).filter(([key]) => SAID.some((said) => key.startsWith(said)) && !NEVER.test(key)),
  );

export const words = Object.freeze({
  en: chosen({
    ...appEn,
    ...embedEn,
    ...boardEn,
    ...breakpointsEn,
    ...proofsEn,
    ...otherAlgorithmsEn,
    ...pageReasonsEn,
    ...reasonsEn,
    ...shareEn,
    ...codeEn,
    ...undoEn,
    ...figureEn,
    ...quizEn,
  }),
  zh: chosen({
    ...appZh,
    ...embedZh,
    ...boardZh,
    ...breakpointsZh,
    ...proofsZh,
    ...otherAlgorithmsZh,
    ...pageReasonsZh,
    ...reasonsZh,
    ...shareZh,
    ...codeZh,
    ...undoZh,
    ...figureZh,
    ...quizZh,
  }),
});
