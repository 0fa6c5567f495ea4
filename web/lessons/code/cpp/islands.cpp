#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using std::vector;

const vector<std::string> map{"....#####", ".S..#...#", "....#.G.#", "....#...#", "....#####"};
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

vector<int> neighbours(int cell) {
    const int x = cell % width;
    const int y = cell / width;
    const vector<std::pair<int, int>> around{{x, y - 1}, {x - 1, y}, {x + 1, y}, {x, y + 1}};
    vector<int> found;
    for (auto [column, row] : around)
        if (is_free(column, row))
            found.push_back(row * width + column);
    return found;
}

vector<int> free_cells() {
    vector<int> found;
    for (int cell = 0; cell < size; cell++)
        if (is_free(cell % width, cell / width))
            found.push_back(cell);
    return found;
}

// <shown>
vector<int> number_islands() {
    vector<int> island(size, 0);
    int count = 0;
    for (int first : free_cells()) {
        if (island[first] > 0)
            continue;
        count++;
        island[first] = count;
        vector<int> waiting{first};
        while (!waiting.empty()) {
            const int cell = waiting.back();
            waiting.pop_back();
            for (int neighbour : neighbours(cell)) {
                if (island[neighbour] > 0)
                    continue;
                island[neighbour] = count;
                waiting.push_back(neighbour);
            }
        }
    }
    return island;
}

int main() {
    const auto island = number_islands();
    std::cout << "path " << (island[start_cell] == island[goal_cell] ? "yes" : "no") << "\n";
    // </shown>
    std::cout << "islands";
    for (int one = 1; one <= *std::max_element(island.begin(), island.end()); one++)
        std::cout << " " << std::count(island.begin(), island.end(), one);
    std::cout << "\n";
}
