// English: the path as text.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'path.title': 'Path as text',
  'path.copy': 'Copy path',
  'path.cells': '{count} {count|cell|cells} from start to goal, labelled as on the rulers.',
  'path.turns': '{count} {count|cell|cells}: start, goal, and where the path turns.',
  'path.none': 'There is no path.',
  'path.later': 'The search is still running.',
});
