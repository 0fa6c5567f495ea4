#include <algorithm>
#include <climits>
#include <cmath>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using std::pair;
using std::vector;

struct Place {
    std::string name;
    double x;
    double y;
};
struct Road {
    int a;
    int b;
    int cost;
};

const vector<Place> places{{"Harbour", 40, 300}, {"Mill", 170, 340}, {"Bridge", 200, 210},
                           {"Abbey", 110, 120},  {"Pass", 270, 60},  {"Market", 330, 300},
                           {"Forest", 390, 170}, {"Lake", 480, 330}, {"Tower", 470, 80},
                           {"Castle", 600, 200}};
const vector<Road> roads{{0, 1, 140}, {0, 2, 260}, {0, 3, 200}, {1, 2, 150}, {1, 5, 170}, {2, 3, 130},
                         {2, 5, 190}, {2, 6, 230}, {3, 4, 180}, {4, 6, 240}, {4, 8, 210}, {5, 6, 150},
                         {5, 7, 160}, {6, 9, 230}, {7, 9, 200}, {8, 9, 180}};
const int start_cell = 0;
const int goal_cell = 9;
const int size = static_cast<int>(places.size());

vector<int> path_to(int cell, const vector<int>& parent) {
    vector<int> path;
    for (; cell != -1; cell = parent[cell])
        path.push_back(cell);
    std::reverse(path.begin(), path.end());
    return path;
}

vector<int> expanded;

// <shown>
vector<vector<pair<int, int>>> all_edges() {
    vector<vector<pair<int, int>>> found(size);
    for (auto [a, b, cost] : roads) {
        found[a].push_back({b, cost});
        found[b].push_back({a, cost});
    }
    found[8].push_back({6, 125});
    return found;
}

const vector<vector<pair<int, int>>> edges = all_edges();

double length(int a, int b) { return std::hypot(places[a].x - places[b].x, places[a].y - places[b].y); }

double cheapest() {
    double least = INFINITY;
    for (int a = 0; a < size; a++)
        for (auto [b, cost] : edges[a])
            least = std::min(least, cost / length(a, b));
    return least;
}

const double rate = cheapest();

vector<pair<int, int>> neighbours(int cell) { return edges[cell]; }

int h(int cell) { return static_cast<int>(rate * length(cell, goal_cell)); }

pair<vector<int>, int> search(int start, int goal) {
    vector<int> g(size, INT_MAX), parent(size, -1), open{start};
    vector<bool> closed(size);
    auto f = [&](int cell) { return g[cell] + h(cell); };
    g[start] = 0;
    while (!open.empty()) {
        auto best = open.begin();
        for (auto i = open.begin(); i != open.end(); i++)
            if (f(*i) <= f(*best))
                best = i;
        const int cell = *best;
        open.erase(best);
        closed[cell] = true;
        expanded.push_back(cell);
        if (cell == goal)
            return {path_to(goal, parent), g[goal]};
        for (auto [neighbour, step] : neighbours(cell)) {
            const int new_g = g[cell] + step;
            if (closed[neighbour] || new_g >= g[neighbour])
                continue;
            const auto old = std::find(open.begin(), open.end(), neighbour);
            if (old != open.end())
                open.erase(old);
            g[neighbour] = new_g;
            parent[neighbour] = cell;
            open.push_back(neighbour);
        }
    }
    return {};
}
// </shown>

std::string text(const vector<int>& cells) {
    std::string line;
    for (int cell : cells)
        line += (line.empty() ? "" : ", ") + places[cell].name;
    return line;
}

int main() {
    const auto [path, cost] = search(start_cell, goal_cell);
    std::cout << "cost " << cost << "\n";
    std::cout << "expanded " << expanded.size() << "\n";
    std::cout << "order " << text(expanded) << "\n";
    std::cout << "path " << text(path) << "\n";
}
