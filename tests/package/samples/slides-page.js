import 'astar-figure';
import Reveal from 'reveal.js';

const deck = new Reveal({ width: 960, height: 700, transition: 'none', controls: false, progress: false });
deck.initialize().then(() => deck.slide(1));
