#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using std::swap;
using std::vector;

const int all = 1000;

long comparisons = 0;

vector<int> random_numbers() {
    vector<int> numbers;
    long long x = 1;
    for (int i = 0; i < all; i++) {
        x = x * 16807 % 2147483647;
        numbers.push_back(static_cast<int>(1 + x % all));
    }
    return numbers;
}

bool is_less(int a, int b) {
    comparisons++;
    return a < b;
}

void insertion_sort(vector<int>& numbers) {
    for (std::size_t end = 1; end < numbers.size(); end++) {
        const int number = numbers[end];
        std::size_t i = end;
        while (i > 0 && is_less(number, numbers[i - 1])) {
            numbers[i] = numbers[i - 1];
            i--;
        }
        numbers[i] = number;
    }
}

void merge_sort(vector<int>& numbers) {
    if (numbers.size() < 2)
        return;
    const auto half = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    vector<int> left(numbers.begin(), half), right(half, numbers.end());
    merge_sort(left);
    merge_sort(right);
    auto l = left.begin(), r = right.begin();
    for (int& number : numbers) {
        const bool takes_left = r == right.end() || (l != left.end() && !is_less(*r, *l));
        number = takes_left ? *l++ : *r++;
    }
}

void quicksort(vector<int>& numbers, bool takes_last) {
    vector<std::pair<int, int>> parts{{0, static_cast<int>(numbers.size()) - 1}};
    while (!parts.empty()) {
        const auto [low, high] = parts.back();
        parts.pop_back();
        if (low >= high)
            continue;
        swap(numbers[takes_last ? high : (low + high) / 2], numbers[high]);
        int end = low;
        for (int i = low; i < high; i++)
            if (is_less(numbers[i], numbers[high]))
                swap(numbers[i], numbers[end++]);
        swap(numbers[end], numbers[high]);
        parts.push_back({low, end - 1});
        parts.push_back({end + 1, high});
    }
}

// <shown>
void sift_down(vector<int>& heap, std::size_t i) {
    while (2 * i + 1 < heap.size()) {
        std::size_t child = 2 * i + 1;
        if (child + 1 < heap.size() && is_less(heap[child + 1], heap[child]))
            child++;
        if (!is_less(heap[child], heap[i]))
            return;
        swap(heap[i], heap[child]);
        i = child;
    }
}

void build(vector<int>& heap) {
    for (std::size_t i = heap.size() / 2; i > 0; i--)
        sift_down(heap, i - 1);
}

int take(vector<int>& heap) {
    const int smallest = heap.front();
    const int last = heap.back();
    heap.pop_back();
    if (!heap.empty()) {
        heap.front() = last;
        sift_down(heap, 0);
    }
    return smallest;
}

vector<int> first(int count, vector<int> heap) {
    build(heap);
    vector<int> found;
    for (int i = 0; i < count; i++)
        found.push_back(take(heap));
    return found;
}
// </shown>

template <class Sort> long counted(Sort sort, vector<int> numbers) {
    comparisons = 0;
    sort(numbers);
    return comparisons;
}

int main() {
    const vector<int> numbers = random_numbers();
    vector<int> in_order = numbers;
    std::sort(in_order.begin(), in_order.end());
    const auto show = [&](const std::string& name, auto sort) {
        std::cout << name << ' ' << counted(sort, numbers) << '\n';
        std::cout << name << "-again " << counted(sort, in_order) << '\n';
    };
    show("insertion", insertion_sort);
    show("merge", merge_sort);
    show("quick", [](vector<int>& some) { quicksort(some, false); });
    std::cout << "quick-last-again "
              << counted([](vector<int>& some) { quicksort(some, true); }, in_order) << '\n';
    std::cout << "build " << counted(build, numbers) << '\n';
    for (int count : {1, 10, 100, all})
        std::cout << "heap-" << count << ' '
                  << counted([&](const vector<int>& some) { first(count, some); }, numbers) << '\n';
    std::cout << "heap-again " << counted([&](const vector<int>& some) { first(all, some); }, in_order)
              << '\n';
    std::cout << "top";
    for (int number : first(10, numbers))
        std::cout << ' ' << number;
    std::cout << '\n';
}
