// Over 300 lines: six programs ported word for word onto one map, to be compared side by side.
#include "tests/support/oracles/program_ports.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <deque>
#include <map>
#include <memory>

namespace astrolabe::test::ports {
namespace {

struct Step {
    int dx;
    int dy;
};

/// What the programs keep of a cell, as an object of its own.
struct Cell {
    Coordinates at;
    Cell* parent = nullptr;
    int g = 0;
    int h = 0;
    bool is_listed = false;
    bool is_closed = false;
    bool is_wall = false;
    int f() const { return g + h; }
};

class Map {
  public:
    explicit Map(const Rows& rows) {
        for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
            cells_.emplace_back();
            for (int x = 0; x < static_cast<int>(rows[y].size()); ++x) {
                cells_.back().push_back({.at = {x, y}, .is_wall = rows[y][x] == '#'});
            }
        }
    }
    /// Null beyond the board.
    Cell* at(int x, int y) {
        const bool is_inside =
            y >= 0 && y < static_cast<int>(cells_.size()) && x >= 0 && x < static_cast<int>(cells_[y].size());
        return is_inside ? &cells_[y][x] : nullptr;
    }
    Cell* at(Coordinates wanted) { return at(wanted.x, wanted.y); }
    Cell* beside(const Cell* cell, Step step) { return at(cell->at.x + step.dx, cell->at.y + step.dy); }

  private:
    std::vector<std::vector<Cell>> cells_;
};

std::vector<Coordinates> traced(const Cell* end) {
    std::vector<Coordinates> path;
    for (; end != nullptr; end = end->parent) {
        path.insert(path.begin(), end->at);
    }
    return path;
}

int manhattan(Coordinates a, Coordinates b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

int octile(Coordinates a, Coordinates b) {
    const int dx = std::abs(a.x - b.x);
    const int dy = std::abs(a.y - b.y);
    return 14 * std::min(dx, dy) + 10 * (std::max(dx, dy) - std::min(dx, dy));
}

template <class T> void remove_from(std::vector<T*>& list, T* item) {
    list.erase(std::find(list.begin(), list.end(), item));
}

} // namespace

Ran unity(const Rows& rows, Coordinates start, Coordinates goal) {
    Map map(rows);
    Ran ran;
    std::vector<Cell*> open{map.at(start)};
    open.front()->is_listed = true;
    open.front()->h = manhattan(start, goal);
    if (start == goal) {
        return {.order = {}, .path = {start}};
    }
    while (!open.empty()) {
        Cell* point = open.front();
        const int least = open.front()->f();
        for (Cell* entry : open) {
            if (entry->f() < least) {
                point = entry;
            }
        }
        remove_from(open, point);
        point->is_closed = true;
        ran.order.push_back(point->at);
        for (const Step step : {Step{0, -1}, Step{0, 1}, Step{-1, 0}, Step{1, 0}}) {
            Cell* next = map.beside(point, step);
            if (next == nullptr || next->is_wall || next->is_closed) {
                continue;
            }
            if (next->is_listed) {
                if (next->g > next->parent->g + 1) { // as the code checks; they are always equal
                    next->parent = point;
                    next->g = point->g + 1;
                }
                continue;
            }
            next->parent = point;
            next->g = point->g + 1;
            next->h = manhattan(next->at, goal);
            next->is_listed = true;
            open.push_back(next);
        }
        if (map.at(goal)->is_listed) {
            ran.path = traced(map.at(goal));
            return ran;
        }
    }
    return ran;
}

Ran csharp(const Rows& rows, Coordinates start, Coordinates goal) {
    Map map(rows);
    Ran ran;
    std::map<int, std::deque<Cell*>> open;
    const auto add = [&](Cell* cell) { open[cell->f()].push_back(cell); };
    const auto take_out = [&](Cell* cell) {
        auto& queue = open[cell->f()];
        queue.erase(std::find(queue.begin(), queue.end(), cell));
        if (queue.empty()) {
            open.erase(cell->f());
        }
    };
    Cell* first = map.at(start);
    first->is_listed = true;
    first->h = octile(start, goal);
    add(first);
    while (!open.empty()) {
        Cell* point = open.begin()->second.front();
        take_out(point);
        point->is_closed = true;
        ran.order.push_back(point->at);
        if (point->at == goal) {
            ran.path = traced(point);
            return ran;
        }
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                Cell* next = map.beside(point, {dx, dy});
                if (next == nullptr || next->is_wall || next->is_closed) {
                    continue;
                }
                const int g = point->g + (dx != 0 && dy != 0 ? 14 : 10);
                if (next->is_listed) {
                    if (g >= next->g) {
                        continue;
                    }
                    take_out(next);
                }
                next->parent = point;
                next->g = g;
                next->h = octile(next->at, goal);
                next->is_listed = true;
                add(next);
            }
        }
    }
    return ran;
}

Ran cpp(const Rows& rows, Coordinates start, Coordinates goal, bool ignores_corners) {
    Map map(rows);
    Ran ran;
    std::vector<Cell*> open{map.at(start)};
    open.front()->is_listed = true;
    open.front()->h = 10 * manhattan(start, goal);
    while (!open.empty()) {
        Cell* point = open.front();
        for (Cell* entry : open) {
            if (entry->f() < point->f()) {
                point = entry;
            }
        }
        remove_from(open, point);
        point->is_closed = true;
        ran.order.push_back(point->at);
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                Cell* next = map.beside(point, {dx, dy});
                if (next == nullptr || next->is_wall || next->is_closed) {
                    continue;
                }
                if (dx != 0 && dy != 0 && !ignores_corners &&
                    (map.beside(point, {dx, 0})->is_wall || map.beside(point, {0, dy})->is_wall)) {
                    continue;
                }
                const int step = dx != 0 && dy != 0 ? 14 : 10;
                if (next->is_listed) {
                    const Cell fresh{.at = next->at};
                    if (step < fresh.g) { // 10 < 0
                        next->parent = point;
                    }
                } else {
                    next->parent = point;
                    next->g = point->g + step;
                    next->h = 10 * manhattan(next->at, goal);
                    next->is_listed = true;
                    open.push_back(next);
                }
                if (std::any_of(open.begin(), open.end(), [&](Cell* entry) { return entry->at == goal; })) {
                    ran.path = traced(map.at(goal));
                    return ran;
                }
            }
        }
    }
    return ran;
}

Ran game_server(const Rows& rows, Coordinates start, Coordinates goal, int radius) {
    struct Entry {
        Coordinates at;
        int g = 0;
        int f = 0;
        const Entry* parent = nullptr;
    };
    Map map(rows);
    Ran ran;
    std::vector<std::unique_ptr<Entry>> entries;
    std::vector<Entry*> list;
    std::map<std::pair<int, int>, int> least_g;
    const auto push = [&](Coordinates at, int g, const Entry* parent) {
        entries.push_back(std::make_unique<Entry>(Entry{at, g, g + manhattan(at, goal), parent}));
        auto position = list.end();
        while (position != list.begin() && (*(position - 1))->f > entries.back()->f) {
            --position;
        }
        list.insert(position, entries.back().get());
        least_g[{at.x, at.y}] = g;
    };
    push(start, 0, nullptr);
    const int most_taken = (2 * radius + 1) * (2 * radius + 1);
    for (int taken = 0; !list.empty() && taken < most_taken; ++taken) {
        const Entry* entry = list.front();
        list.erase(list.begin());
        ran.order.push_back(entry->at);
        if (entry->at == goal) {
            for (; entry != nullptr; entry = entry->parent) {
                ran.path.insert(ran.path.begin(), entry->at);
            }
            return ran;
        }
        for (const Step step : {Step{1, 0}, Step{0, -1}, Step{0, 1}, Step{-1, 0}, Step{1, -1}, Step{-1, -1},
                                Step{-1, 1}, Step{1, 1}}) {
            const Coordinates at{entry->at.x + step.dx, entry->at.y + step.dy};
            const Cell* cell = map.at(at);
            if (cell == nullptr || (cell->is_wall && at != goal) || std::abs(at.x - goal.x) > radius ||
                std::abs(at.y - goal.y) > radius) {
                continue;
            }
            bool is_on_path_back = false;
            for (const Entry* back = entry; back != nullptr; back = back->parent) {
                is_on_path_back = is_on_path_back || back->at == at;
            }
            const auto known = least_g.find({at.x, at.y});
            if (!is_on_path_back && (known == least_g.end() || entry->g + 1 < known->second)) {
                push(at, entry->g + 1, entry);
            }
        }
    }
    return ran;
}

Ran crowd(const Rows& rows, Coordinates start, Coordinates goal) {
    Map map(rows);
    Ran ran;
    const int width = static_cast<int>(rows.front().size());
    std::vector<std::pair<int, int>> open; // F, and y × width + x
    const auto add = [&](Cell* cell) {
        cell->is_listed = true;
        cell->h = 10 * manhattan(cell->at, goal);
        open.emplace_back(cell->f(), cell->at.y * width + cell->at.x);
        dotnet_sort(open);
    };
    add(map.at(start));
    while (!open.empty()) {
        Cell* point = map.at(open.front().second % width, open.front().second / width);
        open.erase(open.begin());
        ran.order.push_back(point->at);
        if (point->at == goal) {
            ran.path = traced(point);
            return ran;
        }
        for (const Step step : {Step{-1, 0}, Step{0, -1}, Step{0, 1}, Step{1, 0}}) {
            Cell* next = map.beside(point, step);
            if (next == nullptr || next->is_wall || next->is_listed) {
                continue;
            }
            next->parent = point;
            next->g = 10;
            add(next);
        }
    }
    const auto far = [&](Coordinates at) {
        const double dx = at.x - goal.x;
        const double dy = at.y - goal.y;
        return static_cast<int>(std::sqrt(dx * dx + dy * dy));
    };
    Coordinates nearest = ran.order.front();
    for (const Coordinates at : ran.order) {
        if (far(at) < far(nearest)) {
            nearest = at;
        }
    }
    ran.path = traced(map.at(nearest));
    return ran;
}

Ran slides(const Rows& rows, Coordinates start, Coordinates goal) {
    Map map(rows);
    Ran ran;
    std::vector<Cell*> open{map.at(start)}; // the last in comes first among equals
    open.front()->is_listed = true;
    open.front()->h = manhattan(start, goal);
    const auto twice_f = [](const Cell* cell) { return cell->g + 2 * cell->h; };
    while (!open.empty()) {
        Cell* point = open.front();
        for (Cell* entry : open) {
            if (twice_f(entry) <= twice_f(point)) {
                point = entry;
            }
        }
        remove_from(open, point);
        ran.order.push_back(point->at);
        if (point->at == goal) {
            ran.path = traced(point);
            return ran;
        }
        for (const Step step : {Step{0, -1}, Step{-1, 0}, Step{0, 1}, Step{1, 0}}) {
            Cell* next = map.beside(point, step);
            if (next == nullptr || next->is_wall || next->is_listed) {
                continue;
            }
            next->parent = point;
            next->g = point->g + 1;
            const bool is_upward = step.dy < 0;
            next->h = manhattan({next->at.x, is_upward ? point->at.y : next->at.y}, goal);
            next->is_listed = true;
            open.push_back(next);
        }
    }
    return ran;
}

} // namespace astrolabe::test::ports
