// What astrolabe check says of an order of expansion and of a path.
#pragma once

#include "core/check/seen_cells.h"
#include "core/command/question.h"

#include <string>

namespace astrolabe::command {

/// Print on standard output what is found, as a text or as JSON, and return what the program exits with.
int check_order(Question& question, const std::vector<SeenRow>& rows, const SeenCells& seen, bool is_json);
int check_path(Question& question, const SeenCells& seen, bool is_json);

/// Of ends that are walls: sentences, each a line, and members in JSON, after a comma.
void print_walls(const Question& question, bool is_goal_entered);
std::string walls_json(const Question& question);

/// The words with this text between them.
template <class List> std::string joined(const List& words, const std::string& between) {
    std::string text;
    for (const auto& word : words) {
        text += (text.empty() ? "" : between) + word;
    }
    return text;
}

/// "(3,4)", and in JSON "[3,4]".
std::string shown(const Grid& grid, NodeId node);
std::string pair_of(const Grid& grid, NodeId node);
/// "x before y, from 0, y downward".
std::string words_of(const Counting& counting);

} // namespace astrolabe::command
