// Put before core_tests.js: a program of Emscripten sees none of Node's variables by itself, and core_tests reads
// ASTROLABE_CASES.
Module['preRun'] = () => Object.assign(ENV, process.env);
