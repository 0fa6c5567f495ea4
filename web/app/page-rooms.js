// The rooms that a figure in a file (embed.html) does not have: the places, the dialogs, and what is too large for a frame.
// That file is built with an empty list in place of this one, and shows no button that leads to one of them: such an
// element has data-only="page".

/** @import { Room } from './rooms.js' */

/** @satisfies {Readonly<Record<string, Room>>} */
export const PAGE_ROOMS = {
  'cell-actions': { fetch: () => import('../lenses/cell/actions/index.js'), when: 'idle', lens: 'cell' },
  'proof-file': { fetch: () => import('../lenses/proof/proof-file/index.js'), when: 'idle', lens: 'proof' },
  'dead-ends': { fetch: () => import('../lenses/proof/dead-ends/index.js'), when: 'at once' },
  'closed-list': { fetch: () => import('../lenses/lists/closed-list/index.js'), when: 'idle', lens: 'lists' },
  'search-tree': { fetch: () => import('../lenses/lists/search-tree/index.js'), when: 'idle', lens: 'lists' },
  'path-quality': { fetch: () => import('../lenses/proof/path-quality/index.js'), when: 'idle', lens: 'proof' },
  'precomputed-routes': {
    fetch: () => import('../lenses/proof/precomputed-routes/index.js'),
    when: 'idle',
    lens: 'proof',
  },
  'open-list': { fetch: () => import('../lenses/lists/open-list/index.js'), when: 'idle', lens: 'lists' },
  'algorithm-card': { fetch: () => import('../places/lab/algorithm-card/index.js'), when: 'at once' },
  program: {
    fetch: () => import('../places/lab/program/index.js'),
    when: 'idle',
    isShownBy: ({ settings }) => settings.program !== 'none',
    isNeededIn: ({ settings }) => settings.program !== 'none',
  },
  gallery: { fetch: () => import('../dialogs/gallery/index.js'), when: 'idle', in: ['#map-menu'] },
  share: { fetch: () => import('../dialogs/share/index.js'), when: 'idle', in: ['[data-testid="share"]'] },
  import: {
    fetch: () => import('../dialogs/import/index.js'),
    when: 'idle',
    in: ['[data-testid="paste"]', '[data-testid="own-search"]', '[data-testid="scenario-pairs"]'],
  },
  palette: { fetch: () => import('../dialogs/palette/index.js'), when: 'asked' },
  present: { fetch: () => import('../places/lab/present/index.js'), when: 'asked' },
  minimap: { fetch: () => import('../places/lab/minimap/index.js'), when: 'idle' },
  terms: { fetch: () => import('../dialogs/terms/index.js'), when: 'idle' },
  race: { fetch: () => import('../places/race/index.js'), when: 'asked', in: ['[data-testid="race"]'] },
  world: { fetch: () => import('../places/world/index.js'), when: 'asked', in: ['[data-testid="world"]'] },
  graph: { fetch: () => import('../places/graph/index.js'), when: 'asked' },
  write: { fetch: () => import('../places/write/index.js'), when: 'asked' },
};
