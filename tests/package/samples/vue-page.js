import 'astar-figure';
import { createApp, h, ref } from 'vue';

const Lesson = {
  setup() {
    const cost = ref(null);
    const show = ({ detail }) => (cost.value = detail.cost);
    return () => [
      h('astar-figure', {
        id: 'one',
        map: 'S..#..G/...#.../.......',
        controls: true,
        edit: true,
        onReady: show,
        onEdit: show,
      }),
      h('p', { id: 'cost' }, cost.value),
    ];
  },
};
createApp(Lesson).mount('main');
