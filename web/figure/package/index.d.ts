// Importing the package defines <astar-figure>.
import type { AstarFigureElement } from './astrolabe.js';

export type * from './astrolabe.js';

/** The class of the element; undefined where there is no page, as when a server renders one. */
export const AstarFigure: (new () => AstarFigureElement) | undefined;
