// English: islands.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'islands.switch': 'Islands, numbered by size',
  'islands.awaited': 'Looking for islands…',
  'islands.too_large': 'This board has {cells} cells; islands are numbered on up to {most}.',
  'islands.none': 'There is no free cell.',
  'islands.one': 'All free cells ({cells}) form one island: a path joins any two.',
  'islands.count': '{count} islands. The largest has {cells} {cells|cell|cells}, the next {others}.',
  'islands.count_more': '{count} islands. The largest has {cells} {cells|cell|cells}, the next {others} and so on.',
  'islands.separator': ', ',
  'islands.ends_together': 'Start and goal are on island {from}.',
  'islands.ends_apart': 'The start is on island {from}, the goal on island {to}: no path joins them.',
  'islands.start_on_wall': 'The start is on a wall, and so on no island.',
  'islands.goal_on_wall': 'The goal is on a wall, and so on no island.',
  'islands.on_wall': '{cell} is a wall and on no island.',
  'islands.cell': '{cell} is on island {island} of {count}, with {cells} {cells|cell|cells}.',
  'islands.with_both': 'Start and goal are on it, too.',
  'islands.with_start': 'The start is on it, the goal is not.',
  'islands.with_goal': 'The goal is on it, the start is not.',
  'islands.with_neither': 'Neither start nor goal is on it.',
});
