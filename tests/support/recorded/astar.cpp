// A small A* with the recorder for C++: MAP BUG, writes trace.csv. The bug may be "none".
#include "web/docs/recorders/recorder.hpp"

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

struct Node {
    int x = 0;
    int y = 0;
    int g = -1;
    int parent = -1;
    bool is_closed = false;
};

int main(int, char** arguments) {
    std::ifstream file(arguments[1]);
    const std::string bug = arguments[2];
    std::vector<std::string> rows;
    for (std::string row; std::getline(file, row);) {
        rows.push_back(row);
    }
    const int height = static_cast<int>(rows.size());
    const int width = static_cast<int>(rows[0].size());
    std::vector<Node> nodes(static_cast<std::size_t>(width * height));
    int start = 0;
    int goal = 0;
    for (int at = 0; at < width * height; ++at) {
        nodes[at].x = at % width;
        nodes[at].y = at / width;
        const char sign = rows[at / width][at % width];
        start = sign == 'S' ? at : start;
        goal = sign == 'G' ? at : goal;
    }
    const auto is_free = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && rows[y][x] != '#';
    };
    const auto estimate = [&](int at) {
        const int dx = std::abs(nodes[at].x - nodes[goal].x);
        const int dy = std::abs(nodes[at].y - nodes[goal].y);
        return (10 * std::abs(dx - dy) + 14 * std::min(dx, dy)) * (bug == "scale" ? 10 : 1);
    };
    Recorder recorder("trace.csv");
    nodes[start].g = 0;
    std::vector<int> queue{start};
    bool is_found = false;
    while (!queue.empty() && !is_found) {
        std::size_t least = 0;
        for (std::size_t i = 1; i < queue.size(); ++i) {
            const int a = queue[i];
            const int b = queue[least];
            const bool is_better = nodes[a].g + estimate(a) < nodes[b].g + estimate(b);
            if (is_better || (bug == "tie" && estimate(a) < estimate(b))) {
                least = i;
            }
        }
        const int at = queue[least];
        queue.erase(queue.begin() + static_cast<std::ptrdiff_t>(least));
        auto& node = nodes[at];
        node.is_closed = true;
        const int from = node.parent;
        recorder.expand(node.x, node.y, node.g, estimate(at), from < 0 ? -1 : nodes[from].x,
                        from < 0 ? -1 : nodes[from].y);
        if (at == goal) {
            break;
        }
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const int x = node.x + dx;
                const int y = node.y + dy;
                const bool is_diagonal = dx != 0 && dy != 0;
                const bool sides = is_free(node.x, y) && (bug == "corner" || is_free(x, node.y));
                if (!is_free(x, y) || (is_diagonal && !sides) || nodes[y * width + x].is_closed) {
                    continue;
                }
                auto& next = nodes[y * width + x];
                const int g = (bug == "sum" ? 0 : node.g) + (is_diagonal ? 14 : 10);
                if (next.g >= 0 && (bug == "update" || bug == "closed" || g >= next.g)) {
                    continue;
                }
                if (next.g < 0) {
                    queue.push_back(y * width + x);
                }
                next.g = g;
                next.parent = at;
                recorder.open(x, y, g, estimate(y * width + x), node.x, node.y);
                is_found = is_found || (bug == "early" && y * width + x == goal);
            }
        }
    }
    std::vector<int> path;
    for (int at = nodes[goal].g < 0 ? -1 : goal; at >= 0; at = nodes[at].parent) {
        path.insert(path.begin(), at);
    }
    for (const int at : path) {
        recorder.path(nodes[at].x, nodes[at].y);
    }
}
