// English: the charts of a race.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'charts.tab': 'Charts',
  'charts.reading': 'Reading the traces…',
  'charts.cut': 'A trace ran out of memory: its lines stop early.',
  'charts.step': 'Step',
  'charts.open': 'Open nodes',
  'charts.open_title': 'Size of the open list',
  'charts.open_most': '{name}: {value} open nodes at most, in {steps} steps.',
  'charts.value': 'Value',
  'charts.values_title': 'F and G of the node expanded',
  'charts.f_most': '{name}: F up to {value}, in {steps} steps.',
  'charts.f_of': 'F, {name}',
  'charts.g_of': 'G, {name}',
  'charts.head_open': '{letter}: open',
  'charts.head_g': '{letter}: G',
  'charts.head_f': '{letter}: F',
  'charts.table': 'Data',
  'charts.growth_title': 'Expansions against map size',
  'charts.growth_chart': 'Expansions on maps of growing size',
  'charts.growth_run': 'Measure',
  'charts.growth_cancel': 'Cancel',
  'charts.growth_progress': 'Searches done',
  'charts.growth_begin': 'Runs every setup on maps of 16 to 512 cells a side, generated with the same rule and seed.',
  'charts.growth_running': '{done} of {count} searches done…',
  'charts.growth_done':
    'All {count} searches are done. Both axes are logarithmic: a straight line means growth as a power of the size.',
  'charts.growth_cancelled': 'Cancelled after {done} of {count} searches.',
  'charts.growth_gaps':
    'Where a number is missing, the map has no path, or the setup gave up or does not support such maps.',
  'charts.growth_last': '{name}: {value} expanded at {side} cells a side.',
  'charts.side': 'Cells a side',
  'charts.size': '{side} × {side}',
  'charts.expanded': 'Expansions',
});
