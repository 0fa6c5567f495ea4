import type { AstarFigureElement, AstrolabeEvent } from 'astar-figure';
import 'astar-figure/react';
import { StrictMode, useEffect, useRef, useState } from 'react';

function Figure() {
  const figure = useRef<AstarFigureElement>(null);
  const [cost, setCost] = useState<number | null>(null);
  const [edits, setEdits] = useState(0);
  // Listeners in JSX are for what the browser renders: React attaches none to an element that a server rendered.
  useEffect(() => {
    const element = figure.current;
    const show = ({ detail }: AstrolabeEvent) => setCost(detail.cost);
    element?.addEventListener('ready', show);
    element?.addEventListener('edit', show);
    setCost(element?.getState?.()?.cost ?? null);
    return () => {
      element?.removeEventListener('ready', show as EventListener);
      element?.removeEventListener('edit', show as EventListener);
    };
  }, []);
  return (
    <>
      <astar-figure
        id="one"
        ref={figure}
        map="S..#..G/...#.../......."
        controls
        edit
        onedit={() => setEdits((count) => count + 1)}
      >
        Shown until it works
      </astar-figure>
      <p id="cost">{cost}</p>
      <p id="edits">{edits}</p>
      <button onClick={() => figure.current?.seek(0)}>To the beginning</button>
    </>
  );
}

export const Lesson = () => (
  <StrictMode>
    <Figure />
  </StrictMode>
);
