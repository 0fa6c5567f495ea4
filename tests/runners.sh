# shellcheck shell=bash
# Sourced by tests/run: runs tests of each kind, times them and counts what they come to.
#
#   timed NAME COMMAND…             takes down how long it took
#   check NAME COMMAND…             a command that is one test
#   doctest_run, doctest_halves     a program of doctest, as one process or as two
#   node_run NAME FILE…             tests of Node
#
# What they print goes to $logs; counted are $passed, $failed and $skipped, with a line for each failure and skip.

logs=build/logs processors=$(getconf _NPROCESSORS_ONLN)
mkdir -p "$logs"
passed=0 failed=0 skipped=0
failures="" skips=""

# --- how long it takes ----------------------------------------------------------------------------

# Seconds of the steps of the part that runs.
steps=""
# took NAME BEGUN: a step of the part that began at that second
took() { [ "$SECONDS" = "$2" ] || steps="$steps, $1 $((SECONDS - $2))"; }
# timed NAME COMMAND…: a step of the part, with the status of the command
timed() {
    local name=$1 begun=$SECONDS status=0
    shift
    "$@" || status=$?
    took "$name" "$begun"
    return "$status"
}

# --- counting -------------------------------------------------------------------------------------

fail() { failed=$((failed + 1)); failures="$failures  $1"$'\n'; }
skip() { skipped=$((skipped + 1)); skips="$skips  $1"$'\n'; }

# skip_lines NAME: one for each line of the input, "test: reason"
skip_lines() {
    local line
    while IFS= read -r line; do skip "$1: $line"; done
}

# A runner that died, or ran nothing, has failed whatever it counted.
# count NAME STATUS PASSED FAILED
count() {
    passed=$((passed + $3)) failed=$((failed + $4))
    [ "$4" -gt 0 ] && failures="$failures  $1: $4 of $(($3 + $4)) failed"$'\n'
    if [ "$2" -ne 0 ] && [ "$4" -eq 0 ]; then fail "$1: ended with status $2"
    elif [ $(($3 + $4)) -eq 0 ]; then fail "$1: no test ran"; fi
}

# check NAME COMMAND…: a command that is one test
check() {
    local name=$1
    shift
    echo "$name"
    if timed "$name" "$@"; then count "$name" 0 1 0; else count "$name" 1 0 1; fi
}

# --- runners --------------------------------------------------------------------------------------

build() {
    timed "build $1" build_preset "$1" && return
    fail "$1: did not build"
    return 1
}

# doctest_run NAME COMMAND…
doctest_run() {
    local name=$1 log="$logs/$1.txt" begun=$SECONDS status
    shift
    "$@" --no-intro=true --no-colors=true 2>&1 | tee "$log" | grep -v '^skipped: '
    status=${PIPESTATUS[0]}
    took "$name" "$begun"
    doctest_count "$name" "$status" "$log"
    doctest_skipped "$name" "$(doctest_numbers "$log" | cut -d ' ' -f 4)"
}

# The same with about half of the work, that of doctest's filter, in a process of its own.
# doctest_halves NAME FILTER PATTERN COMMAND…
doctest_halves() {
    local name=$1 filter=$2 half=$3 begun=$SECONDS status=0 other=0 run filtered
    local log="$logs/$1.txt" other_log="$logs/$1-2.txt"
    shift 3
    set -- "$@" --no-intro=true --no-colors=true
    "$@" "--$filter=$half" >"$other_log" 2>&1 &
    "$@" "--$filter-exclude=$half" >"$log" 2>&1 || status=$?
    wait $! || other=$?
    took "$name" "$begun"
    grep -hv '^skipped: ' "$log" "$other_log"
    doctest_count "$name" "$status" "$log"
    doctest_count "$name" "$other" "$other_log"
    # What one half runs, the other counts as skipped; what is marked to be, both.
    read -r run filtered < <(cat <(doctest_numbers "$log") <(doctest_numbers "$other_log") |
        awk '{ run += $1; filtered += $4 } END { print run, filtered }')
    doctest_skipped "$name" $(((filtered - run) / 2))
}

# "12 12 0 0" of the last line like: [doctest] test cases: 12 | 12 passed | 0 failed | 0 skipped
doctest_numbers() {
    { grep -aE '^\[doctest\] test cases:' "$1" || echo "0 0 0 0"; } | tail -n 1 | grep -oE '[0-9]+' | paste -sd ' ' -
}
# doctest_count NAME STATUS LOG
doctest_count() {
    local passes failures
    read -r passes failures < <(doctest_numbers "$3" | cut -d ' ' -f 2,3)
    count "$1" "$2" "$passes" "$failures"
    skip_lines "$1" < <(sed -n 's/^skipped: //p' "$3" | sort -u)
}
doctest_skipped() { if [ "$2" -gt 0 ]; then skip "$1: $2 test cases marked to be skipped"; fi; }

# node_run NAME FILE…  (the shell expands the names: node 20 takes no patterns)
# A loop without end in a test stops its process, and node's own limits with it: what takes longer than the whole run
# may take is ended from outside, and has failed with status 124.
node_run() {
    local name=$1 log="$logs/$1.tap" status=0
    shift
    if [ ! -e "${1:-}" ]; then fail "$name: there is no test file"; return; fi
    # shellcheck disable=SC2046  # an option or none
    timed "$name" timeout 1500 node --test $(node_concurrency) --test-reporter=spec --test-reporter-destination=stdout \
        --test-reporter=tap --test-reporter-destination="$log" "$@" || status=$?
    count "$name" "$status" "$(node_total pass "$log")" \
        $(($(node_total fail "$log") + $(node_total cancelled "$log")))
    #     ok 3 - name # SKIP reason
    skip_lines "$name" < <(sed -nE 's/^ *ok [0-9]+ - (.*) # SKIP ?(.*)$/\1: \2/p' "$log")
}
# By itself node leaves a processor free, which of two is half.
node_concurrency() {
    if node --help | grep -q -- --test-concurrency; then echo "--test-concurrency=$processors"; fi
}
node_total() { sed -nE "s/^# $1 ([0-9]+)\$/\1/p" "$2" | tail -n 1 | grep . || echo 0; }
