// The class of graph.d.ts, made as laboratory_class.js makes the other.
Module['GraphLaboratory'] = laboratoryClass('GraphLaboratory');
