// English: the code of a search, in whichever part of the page it is shown.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'code.tab': 'Code',
  'code.language': 'Language',
  'code.listing': 'The code',
  'code.pseudo': 'Pseudo-code',
  'code.back': 'Previous line (Shift+,)',
  'code.on': 'Next line (Shift+.)',
  'code.by_line': 'Go line by line through the code',
  'code.choose': 'Choose a line to see when it runs, or to stop there.',
  'code.line_part': 'Line {line} is a part of a statement.',
  'code.line_first': 'Line {line} runs once, before the first step.',
  'code.line_last': 'Line {line} runs once, in the last step.',
  'code.line_now': 'Line {line} runs in this step.',
  'code.line_not_now': 'Line {line} does not run in this step.',
  'code.line_never': 'Line {line} never runs in this search.',
  'code.to_last_run': '← step {step}',
  'code.to_next_run': 'step {step} →',
  'code.last_run': 'Ran last in step {step}',
  'code.next_run': 'Runs next in step {step}',
  'code.stop': 'Stop here',
  'code.stop_title': 'Playing stops at this line (Enter in the listing)',
  'code.has_stop': 'breakpoint',
  'code.stop_set': 'Playing stops at this line.',
  'code.stop_removed': 'Breakpoint removed.',
  'code.place': 'Line {line} of {lines} in step {step}',
  'code.place_none': 'No line runs in this step.',
  'code.current': 'current',
  'code.neighbour': 'neighbour',
  'code.new_g': 'new G',
  'code.its_g': 'its G',
  'code.no_g': 'none yet',
  'reason.code.program':
    'A tutorial’s program is searched as its author wrote it. Choose “corrected” or none to get a program that searches likewise.',
  'reason.code.algorithm':
    'There is code for A*, Dijkstra, breadth-first, depth-first and greedy search, not for this algorithm yet.',
  'reason.code.cells':
    'A board with costs goes into a program up to {expected} cells; this one has {found}. Use a smaller board, or one of walls only.',
});
