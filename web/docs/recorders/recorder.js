// Writes what an A* does as a table that Astrolabe checks: a row for each event.
//     const recorder = new Recorder();
//     recorder.open(x, y, g, h, parent);     when a cell is put on the open list, or its g gets better
//     recorder.expand(x, y, g, h, parent);   when a cell is taken from it
//     recorder.path(cells);                  the cells from start to goal, each [x, y]
//     recorder.text();                       the table: save it, or copy it into the page
// g, h and parent ([x, y]) may be left out. Of an order of expansion only the rows "expand" are needed.

export class Recorder {
  rows = ['event,x,y,g,h,parent_x,parent_y'];

  open(x, y, g = '', h = '', parent = null) {
    this.rows.push(['open', x, y, g, h, ...(parent ?? ['', ''])].join());
  }

  expand(x, y, g = '', h = '', parent = null) {
    this.rows.push(['expand', x, y, g, h, ...(parent ?? ['', ''])].join());
  }

  path(cells) {
    for (const [x, y] of cells) this.rows.push(['path', x, y, '', '', '', ''].join());
  }

  text() {
    return `${this.rows.join('\n')}\n`;
  }
}
