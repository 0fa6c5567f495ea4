// Prepended to core_tests.js: a program of Emscripten does not see Node's environment by itself, and core_tests reads
// ASTROLABE_CASES.
Module['preRun'] = () => Object.assign(ENV, process.env);
