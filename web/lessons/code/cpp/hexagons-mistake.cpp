#include <algorithm>
#include <array>
#include <climits>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using std::array;
using std::pair;
using std::vector;

const vector<std::string> map{".S.....", "..#..#.", "#....#.", ".#.#.#.", ".#.#...", ".G#...."};
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

// <shown>
vector<pair<int, int>> neighbours(int cell) {
    const int x = cell % width;
    const int y = cell / width;
    const int shift = y % 2;
    const vector<pair<int, int>> around{{shift - 1, -1}, {shift, -1},    {-1, 0},
                                        {1, 0},          {shift - 1, 1}, {shift, 1}};
    vector<pair<int, int>> found;
    for (auto [dx, dy] : around)
        if (is_free(x + dx, y + dy))
            found.push_back({(y + dy) * width + x + dx, 10});
    return found;
}

array<int, 3> cube(int cell) {
    const int x = cell % width;
    const int y = cell / width;
    const int q = x - (y + 1) / 2; // mistake
    const int r = y;
    return {q, r, -q - r};
}

int h(int cell) {
    const auto [q, r, s] = cube(cell);
    const auto [goal_q, goal_r, goal_s] = cube(goal_cell);
    return 10 * std::max({std::abs(q - goal_q), std::abs(r - goal_r), std::abs(s - goal_s)});
}
// </shown>

vector<int> path_to(int cell, const vector<int>& parent) {
    vector<int> path;
    for (; cell != -1; cell = parent[cell])
        path.push_back(cell);
    std::reverse(path.begin(), path.end());
    return path;
}

vector<int> expanded;

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

std::string text(const vector<int>& cells) {
    std::string line;
    for (int cell : cells)
        line += " (" + std::to_string(cell % width) + "," + std::to_string(cell / width) + ")";
    return line;
}

int main() {
    const auto [path, cost] = search(start_cell, goal_cell);
    std::cout << "cost " << cost << "\n";
    std::cout << "expanded " << expanded.size() << "\n";
    std::cout << "order" << text(expanded) << "\n";
    std::cout << "path" << text(path) << "\n";
}
