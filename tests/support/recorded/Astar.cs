// A small A* with the recorder for C#: MAP BUG, writes trace.csv. The bug may be "none".
using System;
using System.Collections.Generic;
using System.IO;

sealed class Node {
    public int X, Y, G;
    public Node Parent;
    public bool IsKnown, IsClosed;
}

static class Astar {
    static string[] rows;
    static Node goal;
    static string bug;

    static bool IsFree(int x, int y) {
        return x >= 0 && y >= 0 && y < rows.Length && x < rows[0].Length && rows[y][x] != '#';
    }

    static int Estimate(Node node) {
        int dx = Math.Abs(node.X - goal.X), dy = Math.Abs(node.Y - goal.Y);
        return (10 * Math.Abs(dx - dy) + 14 * Math.Min(dx, dy)) * (bug == "scale" ? 10 : 1);
    }

    static void Main(string[] arguments) {
        rows = File.ReadAllLines(arguments[0]);
        bug = arguments[1];
        var nodes = new Node[rows[0].Length, rows.Length];
        Node start = null;
        for (int y = 0; y < rows.Length; y++)
            for (int x = 0; x < rows[0].Length; x++) {
                nodes[x, y] = new Node { X = x, Y = y };
                if (rows[y][x] == 'S') start = nodes[x, y];
                if (rows[y][x] == 'G') goal = nodes[x, y];
            }
        start.IsKnown = true;
        var queue = new List<Node> { start };
        Node last = null;
        using (var recorder = new Recorder("trace.csv")) {
            while (queue.Count > 0 && last == null) {
                var least = queue[0];
                foreach (var one in queue)
                    if (one.G + Estimate(one) < least.G + Estimate(least) ||
                        (bug == "tie" && Estimate(one) < Estimate(least)))
                        least = one;
                queue.Remove(least);
                least.IsClosed = true;
                if (least.Parent == null) recorder.Expand(least.X, least.Y, least.G, Estimate(least));
                else recorder.Expand(least.X, least.Y, least.G, Estimate(least), least.Parent.X, least.Parent.Y);
                if (least == goal) last = least;
                for (int dy = -1; dy <= 1 && last != goal; dy++)
                    for (int dx = -1; dx <= 1; dx++) {
                        int x = least.X + dx, y = least.Y + dy;
                        bool diagonal = dx != 0 && dy != 0;
                        bool sides = IsFree(least.X, y) && (bug == "corner" || IsFree(x, least.Y));
                        if (!IsFree(x, y) || (diagonal && !sides) || nodes[x, y].IsClosed) continue;
                        var next = nodes[x, y];
                        int g = (bug == "sum" ? 0 : least.G) + (diagonal ? 14 : 10);
                        if (next.IsKnown && (bug == "update" || bug == "closed" || g >= next.G)) continue;
                        if (!next.IsKnown) queue.Add(next);
                        next.IsKnown = true;
                        next.G = g;
                        next.Parent = least;
                        recorder.Open(x, y, g, Estimate(next), least.X, least.Y);
                        if (bug == "early" && next == goal) last = next;
                    }
            }
            var path = new List<Node>();
            for (var node = last; node != null; node = node.Parent) path.Insert(0, node);
            foreach (var node in path) recorder.Path(node.X, node.Y);
        }
    }
}
