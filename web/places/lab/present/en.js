// English: presenting.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'present.tools': 'Presenting',
  'present.quiz': 'Quiz',
  'present.code': 'QR code',
  'present.blank': 'Blank',
  'present.end': 'End',
  'present.keys': 'Space plays, arrow and Page keys step, B blanks, Esc ends.',
  'present.too_long': 'This board is too large for a QR code.',
  'present.is_blank': 'The screen is blank. Any key brings it back.',
});
