# Writes what an A* does as a table that Astrolabe checks: a row for each event.
#     recorder = Recorder("trace.csv")
#     recorder.open(x, y, g, h, parent)     when a cell is put on the open list, or its g gets better
#     recorder.expand(x, y, g, h, parent)   when a cell is taken from it
#     recorder.path(cells)                  the cells from start to goal, each (x, y)
#     recorder.close()
# g, h and parent (x, y) may be left out. Of an order of expansion only the rows "expand" are needed.


class Recorder:
    def __init__(self, name="trace.csv"):
        self._file = open(name, "w", encoding="ascii", newline="\n")
        self._file.write("event,x,y,g,h,parent_x,parent_y\n")

    def open(self, x, y, g="", h="", parent=None):
        self._write("open", x, y, g, h, parent)

    def expand(self, x, y, g="", h="", parent=None):
        self._write("expand", x, y, g, h, parent)

    def path(self, cells):
        for x, y in cells:
            self._write("path", x, y, "", "", None)

    def close(self):
        self._file.close()

    def _write(self, event, x, y, g, h, parent):
        parent_x, parent_y = parent if parent else ("", "")
        self._file.write(f"{event},{x},{y},{g},{h},{parent_x},{parent_y}\n")
