// English: the log of the steps.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'events.title': 'Log',
  'events.log': 'What the last steps did',
  'events.kind': 'Kind of event',
  'events.any': 'any better path',
  'events.when_improved': 'open cell improved',
  'events.when_reopened': 'closed cell reopened',
  'events.next': 'Next event',
  'events.previous': 'Previous event',
  'events.opened': 'opened',
  'events.improved': 'improved',
  'events.reopened': 'reopened',
  'events.breakpoints': 'breakpoints',
  'events.dropped': 'dropped',
  'events.restored': 'closed again',
  'events.begun': 'starts over',
  'events.raised': 'taken back',
  'events.corrected': 'no line of sight: other parent',
  'events.backward': '(from the goal)',
});
