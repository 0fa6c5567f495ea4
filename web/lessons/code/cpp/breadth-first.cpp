#include <algorithm>
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

vector<int> path_to(int cell, const vector<int>& parent) {
    vector<int> path;
    for (; cell != -1; cell = parent[cell])
        path.push_back(cell);
    std::reverse(path.begin(), path.end());
    return path;
}

vector<int> expanded;

// <shown>
vector<int> search(int start, int goal) {
    vector<int> parent(size, -1), open{start};
    vector<bool> seen(size);
    seen[start] = true;
    while (!open.empty()) {
        const int cell = open.front();
        open.erase(open.begin());
        expanded.push_back(cell);
        if (cell == goal)
            return path_to(goal, parent);
        for (auto [neighbour, step] : neighbours(cell)) {
            if (seen[neighbour])
                continue;
            seen[neighbour] = true;
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
    const auto path = search(start_cell, goal_cell);
    std::cout << "steps " << path.size() - 1 << "\n";
    std::cout << "expanded " << expanded.size() << "\n";
    std::cout << "order" << text(expanded) << "\n";
    std::cout << "path" << text(path) << "\n";
}
