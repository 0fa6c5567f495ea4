#include <algorithm>
#include <climits>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using std::vector;

const vector<std::string> map{"S...............", "....#.......#...", ".....#....#.....", "................",
                              "#...............", "...#............", "............#...", ".....#..........",
                              "........#.......", "....#.....#..#.G"};
const int width = static_cast<int>(map[0].size());
const int height = static_cast<int>(map.size());
const int size = width * height;

int find(char sign) {
    for (int cell = 0; cell < size; cell++)
        if (map[cell / width][cell % width] == sign)
            return cell;
    return -1;
}

const int start = find('S');
const int goal = find('G');

int x_of(int cell) { return cell % width; }
int y_of(int cell) { return cell / width; }
bool is_free(int x, int y) { return x >= 0 && x < width && y >= 0 && y < height && map[y][x] != '#'; }

// <shown>
double manhattan(int cell) {
    const int dx = std::abs(x_of(cell) - x_of(goal));
    const int dy = std::abs(y_of(cell) - y_of(goal));
    return 10 * (dx + dy);
}

double scaled(int cell) { return 1.01 * manhattan(cell); }

double crossed(int cell) {
    const int dx1 = x_of(cell) - x_of(goal);
    const int dy1 = y_of(cell) - y_of(goal);
    const int dx2 = x_of(start) - x_of(goal);
    const int dy2 = y_of(start) - y_of(goal);
    return manhattan(cell) + 0.01 * std::abs(dx1 * dy2 - dx2 * dy1);
}
// </shown>

struct Result {
    int cost, expanded;
    vector<int> path;
};

Result search(double (*h)(int)) {
    vector<int> g(size, INT_MAX), parent(size, -1), open{start};
    vector<bool> closed(size);
    int expanded = 0;
    g[start] = 0;
    while (!open.empty()) {
        auto best = open.begin();
        for (auto i = open.begin(); i != open.end(); i++)
            if (g[*i] + h(*i) < g[*best] + h(*best))
                best = i;
        const int cell = *best;
        open.erase(best);
        closed[cell] = true;
        expanded += 1;
        if (cell == goal)
            break;
        for (auto [dx, dy] : vector<std::pair<int, int>>{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}) {
            const int x = x_of(cell) + dx;
            const int y = y_of(cell) + dy;
            if (!is_free(x, y))
                continue;
            const int neighbour = y * width + x;
            const int new_g = g[cell] + 10;
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
    vector<int> path;
    for (int cell = goal; cell != -1; cell = parent[cell])
        path.insert(path.begin(), cell);
    return {g[goal], expanded, path};
}

void print(const std::string& name, double (*h)(int)) {
    const auto [cost, expanded, path] = search(h);
    int turns = 0;
    for (std::size_t i = 2; i < path.size(); i++)
        if (path[i] - path[i - 1] != path[i - 1] - path[i - 2])
            turns += 1;
    std::cout << name << "-cost " << cost << "\n";
    std::cout << name << "-expanded " << expanded << "\n";
    std::cout << name << "-turns " << turns << "\n";
}

int main() {
    print("plain", manhattan);
    print("scaled", scaled);
    print("crossed", crossed);
}
