// English: how to use the page.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'view.help': 'Zoom with the wheel or two fingers; pan with the middle button or two fingers.',
  'view.help_keys': '+ and − zoom, 0 shows the whole board',

  'status.wall_water': 'Water at {cell}.',
  'status.wall_fire': 'Fire at {cell}.',
  'status.wall_monster': 'Monster at {cell}.',
  'status.wall_added': 'Danger + {added} at {cell}.',
  'status.wall_safe': 'Danger removed at {cell}.',
  'status.wall_cleared': '{cell} is free again.',

  'help.title': 'How to',
  'help.ends': 'Drag S or G: the path updates.',
  'help.paint': 'Drag on the board to draw walls; start on a wall to erase.',
  'help.keys_move': 'Arrow keys: move to another cell',
  'help.keys_paint': 'Space: use the tool, draw or erase',
  'help.keys_run': 'Shift and arrow keys: keep painting',
  'help.keys_ground': '1 to 9: terrain of that factor',
  'help.keys_ends': 'S, G: set start, goal',
  'help.keys_undo': 'Ctrl+Z, Ctrl+Y: undo, redo',
  'help.keys_step': ', and . : a step back, forward',
  'help.keys_events': '< and >: previous, next breakpoint or event; beside code, line',
  'help.keys_play': 'K, Enter, or Space outside the board: play, pause',
  'help.keys_world': 'A: open this board as a world, add a unit',
  'help.keys_help': '?: this help',
  'help.single_keys': 'Single-key shortcuts on the whole page',
  'help.keys_speed': '[ and ]: slower, faster',
  'why.help_key': 'W: why? Numbers of the active cell, outcome for its neighbours; Esc returns',
  'help.keys_menu': 'Menu key, right-click, or touch and hold: actions for the cell',
  'help.keys_palette': 'Ctrl+K: find anything by name',
  'help.keys_present': 'P: present; Page keys step, B blanks, Esc ends',
});
