// English: the log of the steps.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'events.title': 'Log',
  'events.log': 'What the last steps did',
  'events.kind': 'Kind of event',
  'events.any': 'any better way',
  'events.when_improved': 'open cell improved',
  'events.when_reopened': 'closed cell reopened',
  'events.next': 'To the next event',
  'events.previous': 'Back to the last event',
  'events.opened': 'opened',
  'events.improved': 'improved',
  'events.reopened': 'reopened',
  'events.breakpoints': 'the breakpoints',
  'events.dropped': 'dropped',
  'events.restored': 'closed again',
  'events.begun': 'begins anew',
  'events.raised': 'taken back',
  'events.corrected': 'out of sight: other parent',
  'events.backward': '(from the goal)',
});
