#include "core/command/picture.h"

#include "core/command/colours.h"
#include "core/command/picture_layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace astrolabe::command {
namespace {

std::string decimal(double value) { return command::decimal(value, 2); }

class Picture {
  public:
    Picture(std::ostream& out, Question& question, const PictureOptions& options)
        : out_(out), run_(*question.run), grid_(question.board.grid()), start_(question.start),
          goal_(question.goal), palette_(options.is_dark ? dark : light), options_(options),
          layout_(grid_, run_.plan().rules.lattice, options.side), cells_(grid_.cell_count()) {
        for (std::uint32_t cell = 0; cell < grid_.cell_count(); ++cell) {
            cells_[cell] = run_.numbers(node_at(cell));
        }
    }

    void write() {
        const auto [width, height] = std::pair(decimal(layout_.width()), decimal(layout_.height()));
        out_ << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << height
             << "\" viewBox=\"0 0 " << width << ' ' << height
             << "\" font-family=\"system-ui, sans-serif\" role=\"img\">\n<title>" << title() << "</title>\n";
        write_cells();
        write_outlines();
        write_parents();
        write_path();
        write_numbers();
        write_end(start_, "S", palette_.start, palette_.start_text);
        write_end(goal_, "G", palette_.goal, palette_.goal_text);
        out_ << "</svg>\n";
    }

  private:
    Status status(std::uint32_t cell) const { return cells_[cell].status; }
    bool shows_numbers() const { return options_.has_numbers && layout_.side() >= 44; }
    /// Empty before the last step.
    std::span<const NodeId> path() const {
        return run_.step() == run_.result().steps ? std::span<const NodeId>(run_.result().search.path)
                                                  : std::span<const NodeId>();
    }

    std::string title() const {
        const auto coordinates = [&](NodeId node) {
            const auto [x, y] = grid_.cell(node);
            return std::to_string(x) + "," + std::to_string(y);
        };
        const auto& result = run_.result();
        return option_name(run_.plan().algorithm) + " from " + coordinates(start_) + " to " +
               coordinates(goal_) + ", step " + std::to_string(run_.step()) + " of " +
               std::to_string(result.steps) + ", " + std::string(name_of(result.search.outcome)) +
               (result.search.path.empty()
                    ? ""
                    : ", cost " + decimal(run_.costs().to_display(result.search.cost)));
    }

    /// Of an unsearched cell, or of a wall.
    Colour ground(NodeId node) const {
        if (!grid_.is_free(node)) {
            const auto kind = static_cast<std::size_t>(grid_.wall_kind(node));
            return kind == 0 || kind > palette_.kinds.size() ? palette_.wall : palette_.kinds[kind - 1];
        }
        const double factor = grid_.factor(node);
        auto colour = palette_.free;
        for (std::size_t i = 1; i < ground_factors.size() && factor > 1; ++i) {
            if (factor <= ground_factors[i]) {
                const auto low = std::log2(ground_factors[i - 1]);
                const auto share = (std::log2(factor) - low) / (std::log2(ground_factors[i]) - low);
                colour =
                    blend(i == 1 ? palette_.free : palette_.grounds[i - 2], palette_.grounds[i - 1], share);
                break;
            }
        }
        const double added = grid_.added(node);
        return added == 0
                   ? colour
                   : blend(colour, palette_.danger, 0.16 + 0.4 * std::log2(1 + added) / std::log2(256));
    }

    Colour colour(std::uint32_t cell) {
        const auto node = node_at(cell);
        const bool is_touched = status(cell) != Status::Untouched;
        if (!grid_.is_free(node) || !is_touched) {
            return ground(node);
        }
        const auto filling = node == run_.current()         ? palette_.current
                             : status(cell) == Status::Open ? palette_.open_tint
                                                            : palette_.closed;
        return ground(node) == palette_.free ? filling : blend(filling, ground(node), seen_through);
    }

    /// Cells of one colour are one path element, with horizontal runs as one piece.
    void write_cells() {
        std::map<Colour, std::string> outlines;
        for (std::uint32_t cell = 0; cell < grid_.cell_count();) {
            const auto filling = colour(cell);
            const auto first = cell++;
            while (!layout_.is_hex() && cell % grid_.width() != 0 && colour(cell) == filling) {
                ++cell;
            }
            outlines[filling] += layout_.outline(node_at(first), cell - first);
        }
        const auto lines = layout_.side() >= 6 && layout_.is_hex()
                               ? " stroke=\"" + css(palette_.line) + "\" stroke-width=\"1\""
                               : std::string();
        for (const auto& [filling, outline] : outlines) {
            out_ << "<path fill=\"" << css(filling) << '"' << lines << " d=\"" << outline << "\"/>\n";
        }
        if (layout_.side() >= 6 && !layout_.is_hex()) {
            write_lines();
        }
    }

    /// Between squares, but not between adjoining walls, which are drawn as one.
    void write_lines() {
        std::string text;
        const auto side = layout_.side();
        const auto is_line = [&](std::int64_t x, std::int64_t y, std::int64_t dx, std::int64_t dy) {
            const auto is_wall = [&](std::int64_t column, std::int64_t row) {
                return !grid_.contains(column, row) ||
                       !grid_.is_free(
                           grid_.node({static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row)}));
            };
            return !is_wall(x, y) || !is_wall(x + dx, y + dy);
        };
        for (std::uint32_t y = 0; y < grid_.height(); ++y) {
            for (std::uint32_t x = 0; x < grid_.width(); ++x) {
                if (x + 1 < grid_.width() && is_line(x, y, 1, 0)) {
                    text += "M" + decimal(side * (x + 1)) + " " + decimal(side * y) + "v" + decimal(side);
                }
                if (y + 1 < grid_.height() && is_line(x, y, 0, 1)) {
                    text += "M" + decimal(side * x) + " " + decimal(side * (y + 1)) + "h" + decimal(side);
                }
            }
        }
        out_ << "<path fill=\"none\" stroke=\"" << css(palette_.line) << "\" d=\"M0 0H"
             << decimal(layout_.width()) << "V" << decimal(layout_.height()) << "H0z" << text << "\"/>\n";
    }

    void write_outlines() {
        std::string text;
        const auto thickness = std::max(1.0, layout_.side() / 16);
        for (std::uint32_t cell = 0; cell < grid_.cell_count(); ++cell) {
            if (status(cell) == Status::Open && node_at(cell) != run_.current()) {
                text += layout_.outline(node_at(cell), 1, thickness);
            }
        }
        if (!text.empty() && layout_.side() >= 6) {
            out_ << "<path fill=\"none\" stroke=\"" << css(palette_.open) << "\" stroke-width=\""
                 << decimal(thickness) << "\" d=\"" << text << "\"/>\n";
        }
    }

    /// From each cell an arrow towards its parent.
    void write_parents() {
        std::string text;
        for (std::uint32_t cell = 0; cell < grid_.cell_count() && layout_.side() >= 16; ++cell) {
            const auto slot = run_.parent_slot(cells_[cell]);
            if (slot < 0 || slot >= direction_count) {
                continue;
            }
            const auto [dx, dy] = directions[static_cast<std::size_t>(slot)];
            const auto middle = layout_.middle(node_at(cell));
            const auto [x, y] = grid_.cell(node_at(cell));
            const double shove = layout_.is_hex() && dy != 0 ? (y % 2 == 0 ? -0.5 : 0.5) : 0;
            const auto across = dx + shove;
            const auto down = layout_.is_hex() ? dy * 0.866 : dy;
            const auto length = std::hypot(across, down);
            const auto x1 = across / length;
            const auto y1 = down / length;
            const auto step = [&](double along, double aside) {
                return decimal(layout_.side() * (along * x1 - aside * y1)) + " " +
                       decimal(layout_.side() * (along * y1 + aside * x1));
            };
            text += "M" + decimal(middle.x) + " " + decimal(middle.y) + "l" + step(0.22, 0) + "m" +
                    step(-0.08, 0.06) + "l" + step(0.08, -0.06) + "l" + step(-0.08, -0.06);
        }
        if (!text.empty()) {
            out_ << "<path fill=\"none\" stroke=\"" << css(palette_.text)
                 << "\" stroke-opacity=\"0.6\" stroke-width=\"" << decimal(layout_.side() / 24)
                 << "\" stroke-linecap=\"round\" d=\"" << text << "\"/>\n";
        }
    }

    void write_path() {
        std::string text;
        for (const auto node : path()) {
            const auto [x, y] = layout_.middle(node);
            text += (text.empty() ? "M" : "L") + decimal(x) + " " + decimal(y);
        }
        const auto thickness = std::clamp(layout_.side() * 0.08, 1.5, 6.0);
        if (text.empty()) {
            return;
        }
        for (const auto& [colour, width] :
             {std::pair(palette_.halo, thickness * 1.9), std::pair(palette_.path, thickness)}) {
            out_ << "<path fill=\"none\" stroke=\"" << css(colour) << "\" stroke-width=\"" << decimal(width)
                 << "\" stroke-linejoin=\"round\" stroke-linecap=\"round\" d=\"" << text << "\"/>\n";
        }
    }

    /// F top left, G bottom left, H bottom right.
    void write_numbers() {
        if (!shows_numbers()) {
            return;
        }
        const auto size = layout_.side() * 0.17;
        out_ << "<g fill=\"" << css(palette_.text) << "\" font-size=\"" << decimal(size) << "\">\n";
        const auto write = [&](double x, double y, double value, const char* anchor) {
            if (!std::isnan(value)) {
                out_ << "<text x=\"" << decimal(x) << "\" y=\"" << decimal(y) << "\" text-anchor=\"" << anchor
                     << "\">" << decimal(value) << "</text>\n";
            }
        };
        // In a hex the numbers are placed where it is wide.
        const auto half = layout_.side() * (layout_.is_hex() ? 0.4 : 0.44);
        const auto above = layout_.side() * (layout_.is_hex() ? 0.2 : 0.44);
        // Numbers on the path get an outline.
        std::vector<bool> is_crossed(grid_.cell_count());
        for (const auto node : path()) {
            is_crossed[index_of(node)] = true;
        }
        for (std::uint32_t cell = 0; cell < grid_.cell_count(); ++cell) {
            const auto [x, y] = layout_.middle(node_at(cell));
            const auto& numbers = cells_[cell];
            const bool is_current = node_at(cell) == run_.current();
            if (is_crossed[cell] || is_current) {
                out_ << "<g fill=\"" << css(is_current ? palette_.current_text : palette_.text)
                     << "\" stroke=\"" << css(colour(cell)) << "\" stroke-width=\"" << decimal(size / 3)
                     << "\" stroke-linejoin=\"round\" paint-order=\"stroke\">\n";
            }
            write(x - half, y - above + 0.76 * size, numbers.f, "start");
            write(x - half, y + above, numbers.g, "start");
            write(x + half, y + above, numbers.h, "end");
            out_ << (is_crossed[cell] || is_current ? "</g>\n" : "");
        }
        out_ << "</g>\n";
    }

    void write_end(NodeId node, const char* letter, Colour colour, Colour text) {
        const auto [x, y] = layout_.middle(node);
        const auto radius = std::max(layout_.side() * (shows_numbers() ? 0.19 : 0.28), 2.0);
        out_ << "<circle cx=\"" << decimal(x) << "\" cy=\"" << decimal(y) << "\" r=\"" << decimal(radius)
             << "\" fill=\"" << css(colour) << "\"/>\n";
        if (layout_.side() >= 12) {
            out_ << "<text x=\"" << decimal(x) << "\" y=\"" << decimal(y + radius * 0.46) << "\" font-size=\""
                 << decimal(radius * 1.3) << "\" font-weight=\"700\" text-anchor=\"middle\" fill=\""
                 << css(text) << "\">" << letter << "</text>\n";
        }
    }

    std::ostream& out_;
    Run& run_;
    const Grid& grid_;
    NodeId start_;
    NodeId goal_;
    const Palette& palette_;
    PictureOptions options_;
    PictureLayout layout_;
    std::vector<NodeNumbers> cells_; ///< At the requested step.
};

} // namespace

void write_picture(std::ostream& out, Question& question, const PictureOptions& options) {
    Picture(out, question, options).write();
}

} // namespace astrolabe::command
