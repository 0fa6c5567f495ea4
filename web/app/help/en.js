// English: how to use the page.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'view.help': 'The wheel or two fingers zoom; the middle button or two fingers move what is seen.',
  'view.help_keys': '+ and − zoom, 0 shows the whole board',

  'status.wall_water': 'Water at {cell}.',
  'status.wall_fire': 'Fire at {cell}.',
  'status.wall_monster': 'Monster at {cell}.',
  'status.wall_added': 'Danger + {added} at {cell}.',
  'status.wall_safe': 'No danger at {cell} any more.',
  'status.wall_cleared': 'Free again at {cell}.',

  'help.title': 'How to',
  'help.ends': 'Drag S or G: the answer follows.',
  'help.paint': 'Draw on the board to put up walls; start on a wall to take them away.',
  'help.keys_move': 'Arrow keys: another cell',
  'help.keys_paint': 'Space: use the tool, wall or no wall',
  'help.keys_run': 'Shift and arrow keys: paint a run',
  'help.keys_ground': '1 to 9: ground that costs so much',
  'help.keys_ends': 'S, G: start, goal',
  'help.keys_undo': 'Ctrl+Z, Ctrl+Y: undo, redo',
  'help.keys_step': ', and . : a step back, forward',
  'help.keys_events': '< and >: last, next breakpoint, or event',
  'help.keys_play': 'K or Enter: play, pause',
  'help.keys_world': 'A: the world on this board, with one unit more',
  'help.keys_help': '?: this help',
  'help.single_keys': 'Keys act without Ctrl on the whole page',
  'help.keys_speed': '[ and ]: slower, faster',
  'why.help_key': 'W: why? The numbers of the active cell and what became of its neighbours; Esc leads back',
  'help.keys_menu': 'Menu key, right-click, or press and hold: what can be done with the cell',
  'help.keys_palette': 'Ctrl+K: find anything by its name',
  'help.keys_present': 'P: present; Page keys step, B blanks, Esc ends',
});
