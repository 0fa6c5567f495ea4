// <astar-figure> in JSX, for React 19.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AstarFigureElement, AstrolabeEvent } from './astrolabe.js';

export * from './index.js';

/** As HTML has them; each can be left out. */
export interface AstarFigureAttributes {
  src?: string | undefined;
  controls?: boolean | undefined;
  edit?: boolean | undefined;
  quiz?: boolean | undefined;
  map?: boolean | string | undefined;
  step?: number | undefined;
  loop?: string | undefined;
  theme?: 'light' | 'dark' | 'auto' | undefined;
  numbers?: 'all' | 'path' | 'none' | undefined;
  arrows?: boolean | undefined;
  hi?: string | undefined;
  code?: 'pseudo' | 'python' | 'cpp' | 'js' | undefined;
  speed?: number | undefined;
  page?: string | undefined;
  onready?: ((event: AstrolabeEvent) => void) | undefined;
  onstep?: ((event: AstrolabeEvent) => void) | undefined;
  onfinish?: ((event: AstrolabeEvent) => void) | undefined;
  onedit?: ((event: AstrolabeEvent) => void) | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'astar-figure': DetailedHTMLProps<HTMLAttributes<AstarFigureElement>, AstarFigureElement> & AstarFigureAttributes;
    }
  }
}
