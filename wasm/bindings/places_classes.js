// The classes of graph.d.ts and world.d.ts, made as laboratory_class.js makes them.
Module['GraphLaboratory'] = laboratoryClass('GraphLaboratory');
Module['WorldLaboratory'] = laboratoryClass('WorldLaboratory');
