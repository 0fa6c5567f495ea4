// Rules for what tsc does not see, and Prettier does not format: few, each with a reason.

/** @import { Linter } from 'eslint' */
/** @type {Linter.RulesRecord} */
const rules = {
  // Two kinds of equality are one too many; `== null` asks two questions at once.
  eqeqeq: 'error',
  // What never changes says so.
  'prefer-const': 'error',
  'no-var': 'error',
  // A rejected promise inside the executor fails unnoticed.
  'no-async-promise-executor': 'error',
  // Left over from a change.
  'no-unused-private-class-members': 'error',
  'no-useless-assignment': 'error',
  'no-useless-return': 'error',
  'no-useless-rename': 'error',
  'no-lonely-if': 'error',
  // Typing mistakes.
  'no-self-compare': 'error',
  'no-constant-binary-expression': 'error',
  'no-irregular-whitespace': [
    'error',
    { skipStrings: true, skipTemplates: true, skipRegExps: true, skipComments: true },
  ],
  // In a browser these are globals: an undeclared name is found, and is something else.
  'no-restricted-globals': [
    'error',
    'event',
    'name',
    'status',
    'length',
    'top',
    'parent',
    'self',
    'origin',
    'find',
    'open',
    'close',
    'stop',
    'print',
    'focus',
    'blur',
  ],
  // Code from texts: the policy of the page forbids it anyway.
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
};

export default [
  { files: ['**/*.js', '**/*.mjs'], linterOptions: { reportUnusedDisableDirectives: 'error' }, rules },
  // Tests write such texts on purpose.
  { files: ['web/**'], rules: { 'no-template-curly-in-string': 'error' } },
  {
    files: ['tests/**'],
    rules: {
      // A test that sleeps is too early on one machine and wastes the time of the others.
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'Wait for what is to be seen, or move the clock of the page on.' },
      ],
    },
  },
];
