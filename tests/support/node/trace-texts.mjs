// Traces of other programs as JSON and YAML with the table that each becomes: the page and the command line have a reader
// each, and both are held to this list. The map of tests/command/check.test.mjs has these cells.

const HEAD = 'event,x,y,parent_x,parent_y,g,h,f';
/** The last row contradicts that of its parent, so that it shows whether parents arrive. */
const NUMBERED = [
  HEAD,
  ...['expand,1,2,,,0,4,4', 'expand,2,2,1,2,1,3,4', 'expand,1,1,1,2,1,5,6', 'expand,2,1,1,1,1.9,4,5.9'],
].join('\n');
const PLAIN = 'event,x,y\nexpand,1,2\nexpand,2,2';

const [ROOT, EAST, NORTH, LAST] = /** @type {const} */ ([
  { x: 1, y: 2, g: 0, h: 4, f: 4 },
  { x: 2, y: 2, g: 1, h: 3, f: 4 },
  { x: 1, y: 1, g: 1, h: 5, f: 6 },
  { x: 2, y: 1, g: 1.9, h: 4, f: 5.9 },
]);
/** @param {object[]} more what the second, third and fourth event have besides @param {object} [first] */
const events = ([east, north, last], first = {}) => ({
  events: [
    { ...ROOT, ...first },
    { ...EAST, ...east },
    { ...NORTH, ...north },
    { ...LAST, ...last },
  ],
});
/** One event after the root, with an id. @param {object} event */
const second = (event) =>
  JSON.stringify([
    { x: 1, y: 2, id: 7 },
    { x: 2, y: 2, ...event },
  ]);
/** What comes of it. @param {string} parent @param {string} numbers */
const secondRow = (parent, numbers) => `${HEAD}\nexpand,1,2,,,,,\nexpand,2,2,${parent},${numbers}`;

/** @type {readonly (readonly [text: string, table: string])[]} */
export const traceTexts = [
  // Without numbers.
  ['[{"x": 1, "y": 2}, {"x": 2, "y": 2}]', PLAIN],
  ['{"expanded": [[1, 2], [2, 2]]}', PLAIN],
  ['{"order": [{"col": 1, "row": 2}, {"column": 2, "row": 2}]}', PLAIN],
  ['{"fields": ["y", "x", "event"], "events": [[2, 1, "expand"], [2, 2, "expand"]]}', PLAIN],
  ['{"fields": ["y", "x", "z"], "events": [[2, 1, 5], [2, 2, 5, 6]]}', PLAIN],
  ['version: 1.4.0\nevents:\n  - { type: expand, x: 1, y: 2 }\n  - { type: expand, x: 2, y: 2 }\n', PLAIN],
  ['\uFEFF{"path": [[1, 2], [2, 2]]}', PLAIN],
  ['\uFEFFevents: [[1, 2], [2, 2]]', PLAIN],
  ['{"events": [{"x": 1.0, "y": 2e0}, {"x": "2", "y": 2}]}', PLAIN],
  ['events:\n  - { x: "1", y: 2.0 }\n  - { x: +2, y: 0x2 }', 'event,x,y\nexpand,1,2\nexpand,2,2'],
  [
    '{"events": [{"note": "no cell", "g": 5}, 7, {"x": 1, "y": 2}, {"x": 2, "y": 2}]}',
    'event,x,y\n\n\nexpand,1,2\nexpand,2,2',
  ],

  // The parent in all its forms.
  [
    JSON.stringify(
      events([
        { parent_x: 1, parent_y: 2 },
        { parent_x: 1, parent_y: 2 },
        { parent_x: 1, parent_y: 1 },
      ]),
    ),
    NUMBERED,
  ],
  [JSON.stringify(events([{ parent: [1, 2] }, { parent: [1, 2] }, { parent: [1, 1] }])), NUMBERED],
  [
    JSON.stringify(
      events([{ parent: { x: 1, y: 2 } }, { parent: { column: 1, row: 2 } }, { parent: { col: 1, y: 1 } }]),
    ),
    NUMBERED,
  ],
  [JSON.stringify(events([{ id: 1, pId: 0 }, { id: 2, pId: 0 }, { pId: 2 }], { id: 0, pId: null })), NUMBERED],
  [JSON.stringify(events([{ id: 'b', pId: 'a' }, { id: '', pId: 'a' }, { pId: '' }], { id: 'a', pId: 'x' })), NUMBERED],
  [JSON.stringify(events([{ id: 1, pId: '0' }, { id: '2', pId: 0 }, { pId: 2 }], { id: 0 })), NUMBERED],
  [
    JSON.stringify({
      fields: ['step', 'event', 'x', 'y', 'parent_x', 'parent_y', 'g', 'h', 'f'],
      events: [
        [1, 'expand', 1, 2, null, null, 0, 4, 4],
        [2, 'expand', 2, 2, 1, 2, 1, 3, 4],
        [3, 'expand', 1, 1, 1, 2, 1, 5, 6],
        [4, 'expand', 2, 1, 1, 1, 1.9, 4, 5.9],
      ],
    }),
    NUMBERED,
  ],
  [
    JSON.stringify({
      fields: ['id', 'pId', 'x', 'y', 'parent', 'g', 'h', 'f'],
      events: [
        [0, null, 1, 2, null, 0, 4, 4],
        [1, 0, 2, 2, null, 1, 3, 4],
        [2, 5, 1, 1, [1, 2], 1, 5, 6],
        [3, 2, 2, 1, null, 1.9, 4, 5.9],
      ],
    }),
    NUMBERED,
  ],
  [
    `version: 1.4.0
events:
  - { type: expand, id: 0, pId: ~, x: 1, y: 2, g: 0, h: 4, f: 4.0 }
  - { type: expand, id: b1, pId: "0", x: 2, y: 2, g: 1e0, h: 3, f: 4 }
  - type: expand
    id: 2
    pId: 0
    x: 1
    y: 1
    g: 1
    h: 5
    f: 6
  - {
      type: 'expand', id: 3, pId: 2,
      x: 2, y: 1, g: 1.90, h: +4, f: 5.9 }
`,
    NUMBERED,
  ],
  // Of several events with an id the last one counts, and none that comes later.
  [
    '[{"x":1,"y":2,"id":1,"pId":2},{"x":2,"y":2,"id":1,"pId":1},{"x":1,"y":1,"id":2,"pId":1}]',
    `${HEAD}\nexpand,1,2,,,,,\nexpand,2,2,1,2,,,\nexpand,1,1,2,2,,,`,
  ],
  // Posthoc: what an expansion leads to stands between the two events of it.
  [
    `version: 1.4.0
events:
  - { type: source, id: 15, x: 1, y: 2 }
  - { type: expanding, id: 15, pId: null, x: 1, y: 2, g: 0, h: 4, f: 4 }
  - { type: generating, id: 16, pId: 15, x: 2, y: 2, g: 1, h: 3, f: 4 }
  - { type: closing, id: 15, pId: null, x: 1, y: 2, g: 9, h: 9, f: 9 }
  - { type: expanding, id: 16, pId: 15, x: 2, y: 2, g: 1, h: 3, f: 4 }
`,
    [
      HEAD,
      ...['source,1,2,,,,,', 'expanding,1,2,,,0,4,4', 'generating,2,2,1,2,1,3,4', 'closing,1,2,,,9,9,9'],
      'expanding,2,2,1,2,1,3,4',
    ].join('\n'),
  ],
  ['events: [&a { x: 1, y: 2, g: 0 }, *a]', `${HEAD}\nexpand,1,2,,,0,,\nexpand,1,2,,,0,,`],

  // What is no number is left out, and refuses nothing.
  [second({ g: '1', h: true, f: null }), PLAIN],
  [second({ g: [1], h: {}, f: 3 }), secondRow(',', ',,3')],
  [second({ g: 1e15, h: -1e300, f: 123456789.25 }), secondRow(',', ',,123456789.25')],
  [second({ g: 1e-7, h: -0.000002, f: -0 }), secondRow(',', '0,-0.000002,0')],
  [second({ g: 0.1 + 0.2, h: 1 / 3 }), secondRow(',', '0.30000000000000004,0.3333333333333333,')],
  ['events: [[1, 2], {x: 2, y: 2, g: .inf, h: .nan, f: -.5}]', `${HEAD}\nexpand,1,2,,,,,\nexpand,2,2,,,,,-0.5`],
  ['events: [[1, 2], {x: 2, y: 2, g: 1e999, h: "3", f: !!str 4}]', PLAIN],
  ...[
    ...[
      { parent: [1] },
      { parent: {} },
      { parent: 7 },
      { parent: '1,2' },
      { parent: [-1, -1] },
      { parent: [[1], [2]] },
    ],
    ...[{ parent: [1.5, 2] }, { parent: [1e5, 2] }, { parent_x: 1 }, { parent_x: 1, parent_y: 'two' }],
    ...[{ pId: 8 }, { pId: null }, { pId: true }, { pId: [7] }, { pId: '__proto__' }, { pId: 1e300 }, { pId: '' }],
  ].map((odd) => /** @type {const} */ ([second(odd), PLAIN])),
  [second({ parent: ['1', '2'] }), secondRow('1,2', ',,')],
  [second({ parent_x: 1, parent_y: 2, parent: [5, 5], pId: 7 }), secondRow('1,2', ',,')],
  [second({ parent_x: null, parent_y: null, parent: null, pId: 7.0 }), secondRow('1,2', ',,')],
  ['{"__proto__": {"events": [[1,2]]}, "expanded": [[1,2]]}', 'event,x,y\nexpand,1,2'],
];

const doubled = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`).join('\n');
const nested = Array.from({ length: 2000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n');

/** @type {readonly (readonly [text: string, code: string])[]} */
export const refusedTraceTexts = [
  ['{"events": 5}', 'trace.no_events'],
  ['{"events": []}', 'trace.no_events'],
  ['version: 1.4.0\nevents:\n', 'trace.no_events'],
  ['{"events": [', 'trace.json'],
  [`{"events": ${'['.repeat(500_000)}`, 'trace.json'],
  ['events: [', 'trace.yaml'],
  ['events: [*a]', 'trace.yaml'],
  ['version: 1\n---\nevents: [[1, 2]]', 'trace.yaml'],
  [`version: 1.4.0\nevents: ${'['.repeat(100_000)}`, 'trace.yaml'],
  [`version: 1.4.0\n${nested}\n`, 'trace.yaml'],
  [`version: 1.4.0\na0: &a0 [1, 2]\n${doubled}\nevents: *a30`, 'trace.yaml'],
  [`events:\n${'  - &a [1, 2]\n  - *a\n'.repeat(50_000)}`, 'trace.yaml'],
  [`version: 1.4.0\nevents:\n${'  - { x: 1, y: 2 }\n'.repeat(150_000)}`, 'trace.too_long'],
];
