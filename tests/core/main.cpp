// The entry of the doctest program.
#ifdef __EMSCRIPTEN__
#define DOCTEST_CONFIG_IMPLEMENT
#else
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#endif
#include <doctest/doctest.h>

#ifdef __EMSCRIPTEN__
// Some versions of clang give a main with arguments a name by which em++ does not call it.
int main() {
    doctest::Context context;
    context.setOption("no-colors", true);
    context.setOption("no-intro", true);
    return context.run();
}
#endif
