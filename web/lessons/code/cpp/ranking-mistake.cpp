#include <cstddef>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>

using std::vector;

struct Row {
    std::string name;
    int cost;
    int expanded;
};

const vector<Row> results{
    {"greedy", 310, 28},       {"Dijkstra", 290, 255},    {"A* on a list", 290, 78},
    {"A*, weight 2", 304, 30}, {"A* on a heap", 290, 78},
};

// <shown>
template <class Key> vector<Row> merge_sort(const vector<Row>& rows, Key key) {
    if (rows.size() < 2)
        return rows;
    const auto half = rows.begin() + static_cast<std::ptrdiff_t>(rows.size() / 2);
    const vector<Row> left = merge_sort(vector<Row>(rows.begin(), half), key);
    const vector<Row> right = merge_sort(vector<Row>(half, rows.end()), key);
    vector<Row> merged;
    auto l = left.begin(), r = right.begin();
    while (l != left.end() && r != right.end()) {
        const bool takes_left = key(*l) < key(*r); // mistake
        merged.push_back(takes_left ? *l++ : *r++);
    }
    merged.insert(merged.end(), l, left.end());
    merged.insert(merged.end(), r, right.end());
    return merged;
}

template <class Key> vector<std::size_t> places(const vector<Row>& rows, Key key) {
    vector<std::size_t> found;
    for (std::size_t i = 0; i < rows.size(); i++) {
        const bool is_tie = i > 0 && key(rows[i]) == key(rows[i - 1]);
        found.push_back(is_tie ? found.back() : i + 1);
    }
    return found;
}

int cost(const Row& row) { return row.cost; }
int expanded(const Row& row) { return row.expanded; }
auto both(const Row& row) { return std::tuple(row.cost, row.expanded); }

const vector<Row> ranking = merge_sort(merge_sort(results, expanded), cost);
// </shown>

int main() {
    const vector<std::size_t> shared = places(ranking, both);
    for (std::size_t i = 0; i < ranking.size(); i++)
        std::cout << shared[i] << ' ' << ranking[i].name << ' ' << ranking[i].cost << ' '
                  << ranking[i].expanded << '\n';
    std::cout << "by cost alone";
    for (std::size_t place : places(ranking, cost))
        std::cout << ' ' << place;
    std::cout << '\n';
}
