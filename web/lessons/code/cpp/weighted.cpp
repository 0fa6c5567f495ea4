#include <algorithm>
#include <climits>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using std::pair;
using std::vector;

const vector<std::string> map{".......", "...#...", ".S.#.G.", "...#...", ".......", "......."};
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
    return 14 * std::min(dx, dy) + 10 * std::abs(dx - dy);
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
const int weight = 2;

pair<vector<int>, int> search(int start, int goal) {
    vector<int> g(size, INT_MAX), parent(size, -1), open{start};
    vector<bool> closed(size);
    auto f = [&](int cell) { return g[cell] + weight * h(cell); };
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
