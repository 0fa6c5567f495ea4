// Zooming and panning: what stays where, what is never lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  approached,
  firstCamera,
  isLargest,
  middleOfRoom,
  moved,
  panned,
  pointOnStage,
  revealed,
  shotOf,
  zoomed,
} from '../../../web/canvas/camera.js';
import { pull } from '../../../web/canvas/edge-scroll.js';
import { gridPointAt, visibleRange } from '../../../web/canvas/geometry.js';

/** @import { Camera, Stage } from '../../../web/canvas/camera.js' */

/** @param {number} width @param {number} height @param {Partial<Stage>} [change] @returns {Stage} */
function stageOf(width, height, change = {}) {
  return {
    board: { width, height },
    size: { width: 1000, height: 700 },
    room: { left: 20, top: 30, width: 900, height: 650 },
    ratio: 1,
    ...change,
  };
}

/** The board point under a stage point. @param {Camera} camera @param {Stage} stage @param {{ x: number, y: number }} point */
function gridPointUnder(camera, stage, { x, y }) {
  const { box, view } = shotOf(camera, stage);
  return gridPointAt(view, x - box.left, y - box.top);
}

/** A seeded generator: the same motions in every run. @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

test('without a camera the canvas is the board, centred in the room', () => {
  const shot = shotOf(null, stageOf(7, 6));
  assert.equal(shot.isWhole, true);
  assert.deepEqual(shot.view, { scale: 108, left: 0, top: 0, ratio: 1 });
  assert.deepEqual(shot.box, { left: 92, top: 31, width: 756, height: 648 });
});

test('a board is shown whole at first, unless it would be a thread', () => {
  for (const [width, height] of /** @type {const} */ ([
    [1, 1],
    [7, 6],
    [1024, 1024],
    [300, 20],
  ])) {
    assert.equal(firstCamera(stageOf(width, height), { x: 0, y: 0 }), null, `${width} × ${height}`);
  }
  for (const [width, height] of /** @type {const} */ ([
    [4096, 1],
    [1, 4096],
    [4096, 16],
  ])) {
    const stage = stageOf(width, height);
    const gridPoint = { x: width - 1, y: height - 1 };
    const { view, isWhole } = shotOf(firstCamera(stage, gridPoint), stage);
    assert.ok(!isWhole && view.scale === 24, `${width} × ${height}`);
    const { x, y } = pointOnStage(firstCamera(stage, gridPoint), stage, gridPoint);
    assert.ok(x > 20 && x < 920 && y > 30 && y < 680, `the start of ${width} × ${height} is in sight`);
  }
});

test('zoomed in the canvas is the stage, however large the board', () => {
  for (const stage of [stageOf(7, 6), stageOf(4096, 4096), stageOf(4096, 1)]) {
    const camera = zoomed(null, stage, { x: 470, y: 355 }, 10_000);
    const shot = shotOf(camera, stage);
    assert.equal(shot.isWhole, false);
    assert.equal(shot.view.scale, 160);
    assert.deepEqual(shot.box, { left: 0, top: 0, width: 1000, height: 700 });
    const range = visibleRange(shot.view, stage.board, shot.box);
    assert.ok(range.columns <= 8 && range.rows <= 6);
  }
});

test('zooming at a point leaves its cell there, at every scale', () => {
  const next = random(3);
  for (const stage of [stageOf(300, 200), stageOf(1024, 768), stageOf(1024, 768, { ratio: 2 })]) {
    /** @type {Camera} */
    let camera = null;
    const point = { x: 350 + next() * 200, y: 300 + next() * 100 };
    const { view, box } = shotOf(null, stage);
    const column = (point.x - box.left - view.left) / view.scale;
    for (let round = 0; round < 50; round++) {
      camera = zoomed(camera, stage, point, 1.15);
      const shot = shotOf(camera, stage);
      const now = (point.x - shot.box.left - shot.view.left) / shot.view.scale;
      // The board is placed on whole pixels, and moved so that it covers the room.
      const doubt = 0.51 / shot.view.scale;
      assert.ok(Math.abs(now - column) <= doubt, `${now} for ${column} at ${shot.view.scale}`);
    }
    assert.equal(isLargest(camera, stage), true);
  }
});

test('a pinch keeps the cell under the fingers where they are', () => {
  const stage = stageOf(300, 200);
  const near = zoomed(null, stage, { x: 450, y: 350 }, 8);
  const from = { x: 400, y: 300 };
  const to = { x: 460, y: 340 };
  const after = moved(near, stage, { from, to, factor: 1.7 });
  assert.deepEqual(gridPointUnder(after, stage, to), gridPointUnder(near, stage, from));
});

test('zooming out as much as in shows the whole board again', () => {
  for (const stage of [stageOf(7, 6), stageOf(1024, 768)]) {
    let camera = zoomed(null, stage, { x: 100, y: 100 }, 1.25);
    assert.notEqual(camera, null);
    camera = zoomed(camera, stage, { x: 600, y: 300 }, 1.25);
    camera = zoomed(camera, stage, { x: 600, y: 300 }, 1 / 1.25);
    camera = zoomed(camera, stage, { x: 100, y: 100 }, 1 / 1.25);
    assert.equal(camera, null);
    assert.equal(zoomed(null, stage, { x: 5, y: 5 }, 0.5), null);
    assert.equal(panned(null, stage, 300, 300), null);
  }
});

test('small turns of the wheel add up', () => {
  const stage = stageOf(110, 60);
  assert.equal(shotOf(null, stage).view.scale, 8);
  /** @type {Camera} */
  let camera = null;
  for (let turn = 0; turn < 20; turn++) camera = zoomed(camera, stage, { x: 450, y: 350 }, 1.02);
  assert.ok(shotOf(camera, stage).view.scale >= 11);
});

test('after any motion the board covers the room or is centred in it', () => {
  const next = random(11);
  for (const stage of [stageOf(7, 6), stageOf(4096, 1), stageOf(1, 300), stageOf(1024, 1024)]) {
    /** @type {Camera} */
    let camera = null;
    for (let round = 0; round < 300; round++) {
      const point = () => ({ x: next() * 3000 - 1000, y: next() * 3000 - 1000 });
      camera = moved(camera, stage, { from: point(), to: point(), factor: 0.5 + next() * 1.6 });
      const { box, view } = shotOf(camera, stage);
      const { room, board } = stage;
      for (const [origin, length, start, free] of [
        [box.left + view.left, board.width * view.scale, room.left, room.width],
        [box.top + view.top, board.height * view.scale, room.top, room.height],
      ].map((numbers) => numbers.map(Number))) {
        const [at = NaN, whole = NaN, near = NaN, far = NaN] = [origin, length, start, free];
        if (whole > far) assert.ok(at <= near + 1 && at + whole >= near + far - 1);
        else assert.ok(Math.abs(at + whole / 2 - near - far / 2) <= 1);
      }
    }
  }
});

test('a view that is pulled against the edge stays the same one', () => {
  const stage = stageOf(300, 200);
  const corner = panned(zoomed(null, stage, { x: 470, y: 355 }, 10), stage, 9999, 9999);
  assert.equal(panned(corner, stage, 40, 7), corner);
  assert.notEqual(panned(corner, stage, -40, 7), corner);
});

test('edge scrolling is faster the farther out, and zero inside', () => {
  assert.equal(pull(500, 1000, 28), 0);
  assert.equal(pull(28, 1000, 28), 0);
  assert.equal(pull(14, 1000, 28), -0.5);
  assert.equal(pull(986, 1000, 28), 0.5);
  assert.equal(pull(-300, 1000, 28), -1);
  assert.equal(pull(1400, 1000, 28), 1);
});

test('resizing the window keeps the middle, and the whole board whole', () => {
  const stage = stageOf(300, 200);
  const camera = zoomed(null, stage, { x: 450, y: 350 }, 6);
  const other = stageOf(300, 200, {
    size: { width: 620, height: 820 },
    room: { left: 14, top: 14, width: 592, height: 740 },
  });
  assert.deepEqual(
    gridPointUnder(camera, other, middleOfRoom(other)),
    gridPointUnder(camera, stage, middleOfRoom(stage)),
  );
  assert.equal(shotOf(null, other).isWhole, true);
});

test('a cell out of sight is revealed by the shortest motion, one in sight moves nothing', () => {
  const stage = stageOf(300, 200);
  const camera = zoomed(null, stage, { x: 470, y: 355 }, 10);
  const middle = gridPointUnder(camera, stage, middleOfRoom(stage));
  assert.equal(revealed(camera, stage, middle), camera);
  assert.equal(revealed(null, stage, { x: 0, y: 0 }), null);
  for (const gridPoint of [
    { x: 0, y: 0 },
    { x: 299, y: 199 },
    { x: middle.x + 20, y: middle.y },
    { x: middle.x, y: middle.y - 30 },
  ]) {
    const after = revealed(camera, stage, gridPoint);
    const { x, y } = pointOnStage(after, stage, gridPoint);
    const { room } = stage;
    assert.ok(x > room.left && x < room.left + room.width, JSON.stringify(gridPoint));
    assert.ok(y > room.top && y < room.top + room.height, JSON.stringify(gridPoint));
    assert.equal(after?.side, camera?.side);
    if (gridPoint.y === middle.y) assert.equal(after?.y, camera?.y);
    assert.equal(revealed(after, stage, gridPoint), after);
  }
});

test('a following view comes closer with every frame, and arrives', () => {
  const stage = stageOf(300, 200);
  const gridPoint = { x: 0, y: 0 };
  let camera = zoomed(null, stage, { x: 470, y: 355 }, 10);
  const target = revealed(camera, stage, gridPoint);
  assert.notEqual(camera, target);
  assert.equal(approached(camera, target, stage, 1), target, 'at once where no motion is wanted');
  /** @param {Camera} one */
  const left = (one) => Math.hypot((one?.x ?? 0) - (target?.x ?? 0), (one?.y ?? 0) - (target?.y ?? 0));
  let frames = 0;
  while (revealed(camera, stage, gridPoint) !== camera) {
    const next = approached(camera, revealed(camera, stage, gridPoint), stage, 0.1);
    assert.ok(left(next) < left(camera), `frame ${frames}`);
    assert.equal(next?.side, camera?.side);
    camera = next;
    frames += 1;
    assert.ok(frames < 200);
  }
  assert.ok(frames > 5);
  assert.equal(approached(null, null, stage, 0.1), null);
});
