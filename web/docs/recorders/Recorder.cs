// Writes what an A* does as a table that Astrolabe checks: a row for each event.
//     using (var recorder = new Recorder("trace.csv")) {
//         recorder.Open(x, y, g, h, parentX, parentY);     when a cell is put on the open list, or its g gets better
//         recorder.Expand(x, y, g, h, parentX, parentY);   when a cell is taken from it
//         recorder.Path(x, y);                             for each cell from start to goal
//     }
// g, h and parent may be left out. In Unity: new Recorder(Application.persistentDataPath + "/trace.csv").
using System;
using System.Globalization;
using System.IO;

public sealed class Recorder : IDisposable {
    readonly StreamWriter file;

    public Recorder(string name = "trace.csv") {
        file = new StreamWriter(name) { NewLine = "\n" };
        file.WriteLine("event,x,y,g,h,parent_x,parent_y");
    }

    public void Open(int x, int y, double? g = null, double? h = null, int? parentX = null, int? parentY = null) {
        Write("open", x, y, g, h, parentX, parentY);
    }

    public void Expand(int x, int y, double? g = null, double? h = null, int? parentX = null, int? parentY = null) {
        Write("expand", x, y, g, h, parentX, parentY);
    }

    public void Path(int x, int y) { Write("path", x, y, null, null, null, null); }

    public void Dispose() { file.Dispose(); }

    void Write(string what, int x, int y, double? g, double? h, int? parentX, int? parentY) {
        // With a decimal point in every country.
        file.WriteLine(string.Format(CultureInfo.InvariantCulture, "{0},{1},{2},{3},{4},{5},{6}", what, x, y, g, h,
                                     parentX, parentY));
    }
}
