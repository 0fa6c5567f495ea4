// English: the race over all rows of a scenario.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'batch.tab': 'Batch',
  'batch.open': 'Open a .scen file…',
  'batch.run': 'Run again',
  'batch.cancel': 'Cancel',
  'batch.save': 'Save as CSV',
  'batch.progress': 'Rows that are done, over all setups',
  'batch.begin':
    'Every setup of the race runs on every row of a Moving AI scenario. Choose a .scen file for this board, or together with its .map.',
  'batch.reading': 'Reading {name}…',
  'batch.reading_share': 'Reading {name}: {percent}%',
  'batch.running': 'Running {name}…',
  'batch.refused': '{name} was not opened. {reason}',
  'batch.other_size':
    '{rows} rows for {map}, {width} × {height} cells; this board has {boardWidth} × {boardHeight}. Choose the .scen file together with its .map.',
  'batch.done': '{rows} {rows|row|rows}, {setUps} {setUps|setup|setups}: done.',
  'batch.done_first': 'The first {rows} of {all} rows, {setUps} {setUps|setup|setups}: done.',
  'batch.cancelled': 'Cancelled after {done} of {all} searches.',
  'batch.sums': 'Sums and means of each setup',
  'batch.rows': 'Each row, with each setup',
  'batch.set_up': 'Setup',
  'batch.solved': 'Solved',
  'batch.of': '{solved} of {rows}',
  'batch.cost': 'Cost in all',
  'batch.excess': 'Excess',
  'batch.mean_excess': 'Mean excess',
  'batch.worst': 'Worst',
  'batch.worst_at': '{percent}, row {row}',
  'batch.expanded': 'Expanded in all',
  'batch.mean_expanded': 'Expanded a row',
  'batch.time': 'Time in all',
  'batch.mean_time': 'Time a row',
  'batch.time_of': '{time} ms',
  'batch.milliseconds': 'ms',
  'batch.note':
    'Each row is timed once, by a clock that tells tenths of a millisecond: sums say more than single rows.',
  'batch.found': 'Found',
  'batch.earlier': 'Earlier rows',
  'batch.later': 'Later rows',
  'batch.range': '{first} to {last} of {all}',
});
