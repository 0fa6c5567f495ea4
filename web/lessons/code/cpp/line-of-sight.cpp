#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using std::pair;
using std::vector;

const vector<std::string> map{
    "S.#....#..........##",
    "..#...##.....#..#.#.",
    ".....#....#.........",
    "#..##...#.#.........",
    ".......#............",
    "#.......#...#.##..#.",
    "#...........##..#...",
    "#.#.#.#..#.##.#...#.",
    ".....#..............",
    "...#.##.........##..",
    "...#................",
    "#..###.....#.#..#.G#",
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

bool is_step(int x, int y, int dx, int dy) {
    return is_free(x + dx, y + dy) && (dx == 0 || dy == 0 || (is_free(x + dx, y) && is_free(x, y + dy)));
}

vector<pair<int, int>> neighbours(int cell) {
    const int x = cell % width;
    const int y = cell / width;
    vector<pair<int, int>> found;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if ((dx != 0 || dy != 0) && is_step(x, y, dx, dy))
                found.push_back({(y + dy) * width + x + dx, dx == 0 || dy == 0 ? 10 : 14});
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

vector<pair<int, int>> checked;

// <shown>
bool sees(int a, int b) {
    checked.push_back({a, b});
    int x = a % width, y = a / width;
    const int columns = std::abs(b % width - x), rows = std::abs(b / width - y);
    const int right = b % width > x ? 1 : -1, down = b / width > y ? 1 : -1;
    int i = 0, j = 0;
    while (i < columns || j < rows) {
        const int side = (2 * i + 1) * rows - (2 * j + 1) * columns;
        const int dx = side <= 0 ? right : 0;
        const int dy = side >= 0 ? down : 0;
        if (!is_step(x, y, dx, dy))
            return false;
        x += dx;
        y += dy;
        i += std::abs(dx);
        j += std::abs(dy);
    }
    return true;
}

vector<int> pull(const vector<int>& path) {
    vector<int> bends;
    for (int cell : path) {
        while (bends.size() >= 2 && sees(bends[bends.size() - 2], cell))
            bends.pop_back();
        bends.push_back(cell);
    }
    return bends;
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
    const auto bends = pull(path);
    double length = 0;
    for (std::size_t i = 1; i < bends.size(); i++) {
        const int dx = bends[i] % width - bends[i - 1] % width;
        const int dy = bends[i] / width - bends[i - 1] / width;
        length += std::hypot(dx, dy);
    }
    std::cout << "bends" << text(bends) << "\n";
    std::cout << "length " << std::fixed << std::setprecision(2) << length << "\n";
    std::cout << "checks " << checked.size() << "\n";
}
