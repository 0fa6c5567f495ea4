// The class of world.d.ts, made as laboratory_class.js makes the first.
Module['WorldLaboratory'] = laboratoryClass('WorldLaboratory');
