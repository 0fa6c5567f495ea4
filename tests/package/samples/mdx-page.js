import 'astar-figure';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Text from './text.mdx';

createRoot(document.querySelector('main')).render(createElement(Text));
