// What a lesson does besides its figures: programs in tabs, controls that several figures share, exercises and what of
// them was done. Without it the same page can be read, with pictures and answers.

import { connectExercises } from './exercises.js';
import { connectListings } from './listings.js';
import { showProgress } from './progress.js';
import { connectSliders } from './sliders.js';
import { connectTogether } from './together.js';
import { connectWorlds } from './worlds.js';

connectListings();
connectSliders();
connectTogether();
connectExercises();
connectWorlds();
showProgress();
for (const part of document.querySelectorAll('.needs-script')) part.classList.remove('needs-script');
