// A red-black tree whose comparisons are visible, to check the standard library's against: the shape of the
// tree decides how many there are.
#pragma once

#include <cstddef>
#include <vector>

namespace astrolabe::test {

/// As in Cormen, Leiserson, Rivest and Stein, "Introduction to Algorithms", chapter 13; equals go to the
/// right.
template <class T> class RedBlackTree {
  public:
    RedBlackTree() : nodes_(1) {}

    template <class Before> void insert(const T& item, Before before) {
        const auto added = nodes_.size();
        nodes_.push_back({item, nil, nil, nil, true});
        auto parent = nil;
        bool goes_left = false;
        for (auto at = root_; at != nil;) {
            parent = at;
            goes_left = before(item, nodes_[at].item);
            at = goes_left ? nodes_[at].left : nodes_[at].right;
        }
        nodes_[added].parent = parent;
        (parent == nil ? root_ : goes_left ? nodes_[parent].left : nodes_[parent].right) = added;
        settle_red(added);
    }

    /// The first in order for which it holds.
    template <class Is> void erase_if(Is is) {
        auto at = root_ == nil ? nil : leftmost(root_);
        while (at != nil && !is(nodes_[at].item)) {
            at = next(at);
        }
        if (at != nil) {
            erase(at);
        }
    }

    std::vector<T> in_order() const {
        std::vector<T> items;
        for (auto at = root_ == nil ? nil : leftmost(root_); at != nil; at = next(at)) {
            items.push_back(nodes_[at].item);
        }
        return items;
    }

  private:
    static constexpr std::size_t nil = 0;
    struct Node {
        T item{};
        std::size_t left = nil;
        std::size_t right = nil;
        std::size_t parent = nil;
        bool is_red = false;
    };

    std::size_t leftmost(std::size_t at) const {
        while (nodes_[at].left != nil) {
            at = nodes_[at].left;
        }
        return at;
    }

    std::size_t next(std::size_t at) const {
        if (nodes_[at].right != nil) {
            return leftmost(nodes_[at].right);
        }
        auto parent = nodes_[at].parent;
        while (parent != nil && nodes_[parent].right == at) {
            at = parent;
            parent = nodes_[at].parent;
        }
        return parent;
    }

    std::size_t& child(std::size_t at, bool is_left) { return is_left ? nodes_[at].left : nodes_[at].right; }

    /// Its child on the other side comes up in its place; `to_left` says where it goes down.
    void rotate(std::size_t at, bool to_left) {
        const auto up = child(at, !to_left);
        child(at, !to_left) = child(up, to_left);
        if (child(up, to_left) != nil) {
            nodes_[child(up, to_left)].parent = at;
        }
        transplant(at, up);
        child(up, to_left) = at;
        nodes_[at].parent = up;
    }

    /// The subtree at `there` replaces the subtree at `at`.
    void transplant(std::size_t at, std::size_t there) {
        const auto parent = nodes_[at].parent;
        (parent == nil ? root_ : child(parent, nodes_[parent].left == at)) = there;
        nodes_[there].parent = parent; // of nil as well: settle_black() goes up from it
    }

    void settle_red(std::size_t at) {
        while (nodes_[nodes_[at].parent].is_red) {
            auto parent = nodes_[at].parent;
            const auto grandparent = nodes_[parent].parent;
            const bool is_left = nodes_[grandparent].left == parent;
            const auto uncle = child(grandparent, !is_left);
            if (nodes_[uncle].is_red) {
                nodes_[parent].is_red = nodes_[uncle].is_red = false;
                nodes_[grandparent].is_red = true;
                at = grandparent;
                continue;
            }
            if (at == child(parent, !is_left)) {
                at = parent;
                rotate(at, is_left);
                parent = nodes_[at].parent;
            }
            nodes_[parent].is_red = false;
            nodes_[grandparent].is_red = true;
            rotate(grandparent, !is_left);
        }
        nodes_[root_].is_red = false;
    }

    void erase(std::size_t gone) {
        auto was_red = nodes_[gone].is_red;
        std::size_t moved = nil;
        if (nodes_[gone].left == nil || nodes_[gone].right == nil) {
            moved = nodes_[gone].left == nil ? nodes_[gone].right : nodes_[gone].left;
            transplant(gone, moved);
        } else {
            const auto heir = leftmost(nodes_[gone].right);
            was_red = nodes_[heir].is_red;
            moved = nodes_[heir].right;
            if (nodes_[heir].parent == gone) {
                nodes_[moved].parent = heir;
            } else {
                transplant(heir, moved);
                nodes_[heir].right = nodes_[gone].right;
                nodes_[nodes_[heir].right].parent = heir;
            }
            transplant(gone, heir);
            nodes_[heir].left = nodes_[gone].left;
            nodes_[nodes_[heir].left].parent = heir;
            nodes_[heir].is_red = nodes_[gone].is_red;
        }
        if (!was_red) {
            settle_black(moved);
        }
    }

    void settle_black(std::size_t at) {
        while (at != root_ && !nodes_[at].is_red) {
            const auto parent = nodes_[at].parent;
            const bool is_left = nodes_[parent].left == at;
            auto sibling = child(parent, !is_left);
            if (nodes_[sibling].is_red) {
                nodes_[sibling].is_red = false;
                nodes_[parent].is_red = true;
                rotate(parent, is_left);
                sibling = child(parent, !is_left);
            }
            if (!nodes_[child(sibling, true)].is_red && !nodes_[child(sibling, false)].is_red) {
                nodes_[sibling].is_red = true;
                at = parent;
                continue;
            }
            if (!nodes_[child(sibling, !is_left)].is_red) {
                nodes_[child(sibling, is_left)].is_red = false;
                nodes_[sibling].is_red = true;
                rotate(sibling, !is_left);
                sibling = child(parent, !is_left);
            }
            nodes_[sibling].is_red = nodes_[parent].is_red;
            nodes_[parent].is_red = false;
            nodes_[child(sibling, !is_left)].is_red = false;
            rotate(parent, is_left);
            at = root_;
        }
        nodes_[at].is_red = false;
    }

    std::vector<Node> nodes_; // the first is nil
    std::size_t root_ = nil;
};

} // namespace astrolabe::test
