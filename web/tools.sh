# shellcheck shell=bash
# Sourced by web/serve and tests/run: makes sure that the tools they name are there.
#
#   need_tools cmake ninja …        installs with apt what is missing, or says what to install and stops
#   need_modules FOLDER             npm packages of FOLDER, exactly as its lock file has them
#   need_browser                    points the browser tests to a browser that they can drive
#   want_engines                    points the tests of other engines to those that there are
#   build_preset PRESET [OPTION…]   configures and builds with CMake
#   quietly COMMAND…                runs it and shows what it printed only when it fails
#
# Costs a few hundredths of a second when all is there. Kept to bash 3.2, so that it can at least
# say what is missing on a Mac.

has_tool() {
    case $1 in
        node) has_node || { want_newer_node && has_node; } ;;
        doctest)
            printf '#if !__has_include(<doctest/doctest.h>)\n#error missing\n#endif\n' |
                c++ -E -x c++ - >/dev/null 2>&1
            ;;
        nlohmann-json)
            printf '#if !__has_include(<nlohmann/json.hpp>)\n#error missing\n#endif\n' |
                c++ -E -x c++ - >/dev/null 2>&1
            ;;
        yaml-cpp)
            printf '#if !__has_include(<yaml-cpp/parser.h>)\n#error missing\n#endif\n' |
                c++ -E -x c++ - >/dev/null 2>&1
            ;;
        chromium) [ -n "${ASTROLABE_CHROMIUM:-}" ] || find_browser >/dev/null || has_only_snap ;;
        clang-fuzzer) has_fuzzer ;;
        clang-format-14) [ -n "$(clang_format_14)" ] ;;
        *) command -v "$1" >/dev/null ;;
    esac
}

# What a person has to install where apt is of no use.
describe_tool() {
    case $1 in
        cmake) echo "CMake 3.25 or newer (cmake)" ;;
        ninja) echo "Ninja (ninja)" ;;
        c++) echo "a C++20 compiler, g++ 12 or clang 14 or newer (c++)" ;;
        doctest) echo "doctest 2.4.9 or newer (<doctest/doctest.h> where c++ finds it)" ;;
        nlohmann-json) echo "nlohmann/json 3.10 or newer (<nlohmann/json.hpp> where c++ finds it), for the command line" ;;
        yaml-cpp) echo "yaml-cpp 0.7 or newer (<yaml-cpp/parser.h> where c++ finds it), for the command line" ;;
        em++) echo "Emscripten 3.1.6 or newer (em++)" ;;
        node) echo "Node.js 24 or newer, 22.13 or 20.19 (node)" ;;
        npm) echo "npm 9 or newer (npm)" ;;
        python3) echo "Python 3.8 or newer (python3), in which exported programs are tested" ;;
        lua5.4) echo "Lua 5.4 (lua5.4), in which a recorder of searches is tested" ;;
        mcs) echo "the C# compiler of Mono (mcs), with which a recorder of searches is tested" ;;
        mono) echo "Mono (mono), in which a recorder of searches is tested" ;;
        clang-tidy) echo "clang-tidy 14 or newer (clang-tidy)" ;;
        clang-fuzzer) echo "clang 14 or newer with libFuzzer (clang++ -fsanitize=fuzzer)" ;;
        clang-format-14) echo "clang-format 14 (clang-format-14)" ;;
        pdftoppm) echo "Poppler's tools (pdftoppm), with which the tests see what is printed" ;;
        chromium) echo "Chromium or Chrome (or its path in ASTROLABE_CHROMIUM)" ;;
    esac
}

package_of() {
    case $1 in
        ninja) echo ninja-build ;;
        c++) echo g++ ;;
        doctest) echo doctest-dev ;;
        nlohmann-json) echo nlohmann-json3-dev ;;
        yaml-cpp) echo libyaml-cpp-dev ;;
        em++) echo emscripten ;;
        # npm for want_newer_node; Debian only recommends the certificates, and npm reaches no registry without them.
        node) echo nodejs npm ca-certificates ;;
        clang-fuzzer) echo clang libclang-rt-dev ;;
        pdftoppm) echo poppler-utils ;;
        mcs) echo mono-mcs ;;
        mono) echo mono-runtime ;;
        chromium) is_ubuntu || echo chromium ;;
        *) echo "$1" ;;
    esac
}

# The versions that the linter runs on.
has_node() {
    command -v node >/dev/null &&
        node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
            process.exit(major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19) ? 0 : 1);'
}

# Debian 12 and Ubuntu 24.04 have Node 18, whose time is over. There npm fetches a newer one, pinned in web/build/node as
# every package is, for what these commands run. Emscripten names its distribution's by its path, and keeps it.
want_newer_node() {
    [ -z "${no_newer_node:-}" ] || return
    command -v npm >/dev/null || return
    # Without a network this takes minutes to fail: it is not tried for every question whether there is a Node.
    need_modules web/build/node || { no_newer_node=1; return 1; }
    # The only one for this kind of machine; npm 9 makes no link to it in .bin.
    PATH=$(echo "$PWD"/web/build/node/node_modules/node-linux-*/bin):$PATH
}

has_fuzzer() {
    local probe status
    command -v clang++ >/dev/null || return 1
    probe=$(mktemp)
    printf 'extern "C" int LLVMFuzzerTestOneInput(const char*, unsigned long) { return 0; }\n' |
        clang++ -fsanitize=fuzzer,address -x c++ - -o "$probe" 2>/dev/null
    status=$?
    rm -f "$probe"
    return "$status"
}

# Its output differs from one major version to the next, so only this one can judge the code.
clang_format_14() {
    local name
    for name in clang-format-14 clang-format; do
        case $("$name" --version 2>/dev/null) in *"version 14."*) command -v "$name" && return ;; esac
    done
}

quietly() {
    local output status=0
    output=$("$@" 2>&1) || status=$?
    [ "$status" = 0 ] || printf '%s\n' "$output" >&2
    return "$status"
}

build_preset() {
    mkdir -p build
    (
        # Two commands started at the same time would build over each other.
        if command -v flock >/dev/null; then flock 9; fi
        quietly cmake --preset "$1" && cmake --build --preset "$@"
    ) 9>build/lock
}

# Anything of the Debian family: the packages have the same names there.
has_apt() {
    command -v apt-get >/dev/null && grep -qsE '^ID(_LIKE)?=.*(debian|ubuntu)' /etc/os-release
}

may_install() { has_apt && { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; }; }

apt_get() {
    # The first minutes of a machine often belong to its own upgrades: wait for their lock.
    set -- env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 "$@"
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

apt_install() {
    # A fresh machine has no package lists, an old one has stale ones: get new lists in both cases.
    apt-cache show "$1" >/dev/null 2>&1 || apt_get update
    apt_get install --no-install-recommends "$@" ||
        { apt_get update && apt_get install --no-install-recommends "$@"; }
}

need_tools() {
    local tool missing="" packages=""
    for tool in "$@"; do
        has_tool "$tool" || { missing="$missing $tool"; packages="$packages $(package_of "$tool")"; }
    done
    [ -z "$missing" ] && return
    if may_install; then
        echo "Installing$packages" >&2
        # shellcheck disable=SC2086  # a list of words
        { apt_install $packages >&2 && no_newer_node=""; } || true
    fi
    for tool in $missing; do
        has_tool "$tool" || { refuse "$missing" "$packages"; return 1; }
    done
}

refuse() {
    local tool
    {
        echo "Please install what is missing here, then run this again:"
        for tool in $1; do has_tool "$tool" || echo "  - $(describe_tool "$tool")"; done
        has_apt && echo "as root: apt-get install --no-install-recommends$2"
        echo "(On Debian 12 and 13 and Ubuntu 24.04, root or sudo given, this command does it itself.)"
    } >&2
}

# The copy of the lock file tells whether what is installed is what is asked for.
need_modules() {
    cmp -s "$1/package-lock.json" "$1/node_modules/.installed-lock.json" && return
    echo "Installing the npm packages of $1" >&2
    # No install scripts: none of the packages needs one, and the browser is not npm's to fetch.
    # Node 24 warns of what npm 9 is made of.
    (cd "$1" && NODE_NO_WARNINGS=1 npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2) &&
        cp "$1/package-lock.json" "$1/node_modules/.installed-lock.json"
}

# Ubuntu's chromium is a snap, often behind a script in /usr/bin: confined, it cannot be driven.
is_snap() {
    case $(readlink -f "$1") in */snap | */snap/*) return 0 ;; esac
    head -c 2 "$1" | grep -q '#!' && grep -q '/snap' "$1"
}

# The headless shell has no windows to draw: the same page, and the browser tests take half the time.
find_browser() {
    local name path
    for name in chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome; do
        path=$(command -v "$name") && ! is_snap "$path" && echo "$path" && return
    done
    return 1
}

# Call it after need_tools chromium and need_modules tests.
need_browser() {
    if [ -z "${ASTROLABE_CHROMIUM:-}" ]; then
        is_ubuntu || want_package chromium-headless-shell chromium-headless-shell
        ASTROLABE_CHROMIUM=$(find_browser) || { need_playwright_browser; return; }
    fi
    export ASTROLABE_CHROMIUM
    [ -x "$ASTROLABE_CHROMIUM" ] && return
    echo "ASTROLABE_CHROMIUM names $ASTROLABE_CHROMIUM, which cannot be run." >&2
    return 1
}

# want_package COMMAND PACKAGE: installs what not every distribution has; a fresh machine has no lists to tell.
want_package() {
    command -v "$1" >/dev/null && return
    may_install || return 0
    apt-cache show "$2" >/dev/null 2>&1 || quietly apt_get update || true
    if apt-cache show "$2" >/dev/null 2>&1; then quietly apt_install "$2" || true; fi
}

# Points tests/engines to Firefox and to WebKitGTK, as far as they can be had; the tests say what they skip.
want_engines() {
    # Where Ubuntu has them, they are snaps.
    is_ubuntu || want_package firefox-esr firefox-esr
    want_package WebKitWebDriver webkit2gtk-driver
    want_package Xvfb xvfb
    export ASTROLABE_FIREFOX=${ASTROLABE_FIREFOX:-$(command -v firefox-esr || true)}
    if command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null; then
        export ASTROLABE_WEBKIT=${ASTROLABE_WEBKIT:-$(find /usr/lib -path '*webkit2gtk-4*' -name MiniBrowser 2>/dev/null | head -n 1)}
    fi
}

is_ubuntu() { grep -qs '^ID=ubuntu' /etc/os-release; }
has_only_snap() { is_ubuntu && may_install; }

# Where there is nothing but the snap: the browser that the test runner was made for, which it then
# finds by itself.
need_playwright_browser() {
    export PLAYWRIGHT_BROWSERS_PATH="$PWD/build/browsers"
    # It does nothing where its own version is there; the libraries that a browser needs hardly change.
    local deps=--with-deps
    ls build/browsers/chromium_headless_shell-*/INSTALLATION_COMPLETE >/dev/null 2>&1 && deps=""
    # shellcheck disable=SC2086  # no word, if empty
    tests/node_modules/.bin/playwright install $deps --only-shell chromium >&2 && return
    echo "Please install Chrome, or a Chromium that is no snap, or name one in ASTROLABE_CHROMIUM." >&2
    return 1
}
