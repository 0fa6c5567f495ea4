// What is said when keys and tools cannot do what is asked of them, in English; and where a shape begins.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'search.weight_range': 'The weight is a number from 0 to 10,000.',
  'ground.added_range': 'Danger is a whole number from 1 to 255.',
  'status.no_danger_on_walls': 'A wall has no danger: it cannot be entered.',
  'ground.factor_range': 'A terrain factor is a whole number from 1 to 255.',
  'status.anchored': 'From {cell}: move on and press Space again, or Escape.',
  'status.end_in_the_way': 'Start and goal cannot be painted over: move them first.',
  'status.no_free_cell': 'No free cell is left for it.',
  'events.none': 'There is no such event in that direction.',
  'status.nothing_to_undo': 'There is nothing to undo.',
  'status.nothing_to_redo': 'There is nothing to redo.',
});
