import 'astar-figure/react';

export const Lesson = () => <astar-figure theme="red" />;
