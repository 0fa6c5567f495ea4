// A visitor of the site in one of the engines, by whatever drives it.

/** In CSS pixels, from the upper left corner of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface Visitor {
  /** Opens a path of the site, from its top. */
  goto(path: string): Promise<void>;
  /** Runs a function in the page and returns its plain value. It sees nothing but its arguments. */
  evaluate<Arguments extends unknown[], Value>(
    run: (...values: Arguments) => Value,
    ...values: Arguments
  ): Promise<Awaited<Value>>;
  /** Moves to the first point, holds the button down over the others, and releases it. */
  drag(...points: Point[]): Promise<void>;
  /** `Escape`, `ArrowRight`, `Control+z` … */
  press(key: string): Promise<void>;
  /** Gives a file to an input. */
  choose(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}
