import { renderToString } from 'react-dom/server';
import { Lesson } from './react.js';

export const html = renderToString(<Lesson />);
