// Defines <astar-figure>. Where there is no page, as when a server renders one, it does nothing.
import './astrolabe.js';

export const AstarFigure = globalThis.Astrolabe?.Figure;
