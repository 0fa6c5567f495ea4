import { createRoot, hydrateRoot } from 'react-dom/client';
import { Lesson } from './react.js';

const root = document.querySelector('main');
if (root?.hasChildNodes()) hydrateRoot(root, <Lesson />);
else if (root !== null) createRoot(root).render(<Lesson />);
