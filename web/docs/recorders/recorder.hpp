// Writes what an A* does as a table that Astrolabe checks: a row for each event. C++11.
//     Recorder recorder("trace.csv");
//     recorder.open(x, y, g, h, parent_x, parent_y);     when a cell is put on the open list, or its g gets better
//     recorder.expand(x, y, g, h, parent_x, parent_y);   when a cell is taken from it
//     recorder.path(x, y);                               for each cell from start to goal
// The parent of the start is -1, -1. g, h and parent may be left out, as a whole. The file is closed with the recorder.
#pragma once

#include <fstream>
#include <string>

class Recorder {
  public:
    explicit Recorder(const std::string& name = "trace.csv") : file_(name) {
        file_.precision(15);
        file_ << "event,x,y,g,h,parent_x,parent_y\n";
    }

    void open(int x, int y) { write("open", x, y); }
    void open(int x, int y, double g, double h, int parent_x, int parent_y) {
        write("open", x, y, g, h, parent_x, parent_y);
    }
    void expand(int x, int y) { write("expand", x, y); }
    void expand(int x, int y, double g, double h, int parent_x, int parent_y) {
        write("expand", x, y, g, h, parent_x, parent_y);
    }
    void path(int x, int y) { write("path", x, y); }

  private:
    void write(const char* event, int x, int y) { file_ << event << ',' << x << ',' << y << ",,,,\n"; }
    void write(const char* event, int x, int y, double g, double h, int parent_x, int parent_y) {
        file_ << event << ',' << x << ',' << y << ',' << g << ',' << h << ',';
        if (parent_x >= 0) {
            file_ << parent_x << ',' << parent_y << '\n';
        } else {
            file_ << ",\n";
        }
    }

    std::ofstream file_;
};
