// The class of astrolabe.d.ts, made as laboratory_class.js makes it.
Module['Laboratory'] = laboratoryClass('Laboratory');
