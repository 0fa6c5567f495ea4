#include <algorithm>
#include <climits>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using std::pair;
using std::vector;

const vector<std::string> map{
    "....................",
    "....................",
    "....................",
    "....................",
    "..........#.........",
    "..........#.........",
    "..........#.........",
    "..........#.........",
    "..........#.........",
    "..........#.........",
    "..S.......#......G..",
    "..........#.........",
    "..........#.........",
    "..........#.........",
    "..........#.........",
    "..........#.........",
    "....................",
    "....................",
    "....................",
    "....................",
};
const int width = static_cast<int>(map[0].size());
const int height = static_cast<int>(map.size());
const int size = width * height;

int find(char sign) {
    for (int cell = 0; cell < size; cell++)
        if (map[cell / width][cell % width] == sign)
            return cell;
    return -1;
}

const int start_cell = find('S');
const int goal_cell = find('G');

bool is_free(int x, int y) { return x >= 0 && x < width && y >= 0 && y < height && map[y][x] != '#'; }

vector<pair<int, int>> neighbours(int cell) {
    const int x = cell % width;
    const int y = cell / width;
    vector<pair<int, int>> found;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            if ((dx == 0 && dy == 0) || !is_free(x + dx, y + dy))
                continue;
            const int neighbour = (y + dy) * width + x + dx;
            if (dx == 0 || dy == 0)
                found.push_back({neighbour, 10});
            else if (is_free(x + dx, y) && is_free(x, y + dy))
                found.push_back({neighbour, 14});
        }
    }
    return found;
}

int h(int cell) {
    const int dx = std::abs(cell % width - goal_cell % width);
    const int dy = std::abs(cell / width - goal_cell / width);
    return 10 * std::max(dx, dy) + 4 * std::min(dx, dy);
}

vector<int> path_to(int cell, const vector<int>& parent) {
    vector<int> path;
    for (; cell != -1; cell = parent[cell])
        path.push_back(cell);
    std::reverse(path.begin(), path.end());
    return path;
}

vector<int> expanded;

// <shown>
vector<int> g(size, INT_MAX), parent(size, -1), open{start_cell};
vector<bool> closed(size);

int f(int cell) { return g[cell] + h(cell); }

std::string go_on(int limit) {
    for (int count = 0; count < limit; count++) {
        if (open.empty())
            return "no path";
        auto best = open.begin();
        for (auto i = open.begin(); i != open.end(); i++)
            if (f(*i) <= f(*best))
                best = i;
        const int cell = *best;
        open.erase(best);
        closed[cell] = true;
        expanded.push_back(cell);
        if (cell == goal_cell)
            return "found";
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
    return "not yet";
}

int play(int limit) {
    int frames = 1;
    g[start_cell] = 0;
    while (go_on(limit) == "not yet")
        frames++;
    return frames;
}
// </shown>

std::string text(const vector<int>& cells) {
    std::string line;
    for (int cell : cells)
        line += " (" + std::to_string(cell % width) + "," + std::to_string(cell / width) + ")";
    return line;
}

int main() {
    const int frames = play(30);
    std::cout << "cost " << g[goal_cell] << "\n";
    std::cout << "expanded " << expanded.size() << "\n";
    std::cout << "order" << text(expanded) << "\n";
    std::cout << "path" << text(path_to(goal_cell, parent)) << "\n";
    std::cout << "frames " << frames << "\n";
}
