/**
 * The game world: units that walk in ticks. What astrolabe.d.ts says of cells and views holds here, too.
 *
 * The state at tick T is that after T ticks and the commands given at T so far. Same setup, same script: the same
 * world, tick for tick, on every machine.
 *
 * A script is a text of commands, described in core/world/script/script.h: tokens separated by `.`. `t12` is twelve
 * ticks later; `a` adds a random unit, `a3,4` one at a cell (x, y), `a3,4,9,9` with a goal, `a3,4,,,1,2` of team 1 with
 * planner 2; `r5` removes unit 5; `g5,9,9` is a goal for it; `w3,4` a wall, `w3,4,1` plain ground, `w3,4,0,7` a run of
 * seven cells to the right; `d3,4,200` danger; `od1s2r8` sets options; `_n` after a token: n times in a row.
 * Scripts are refused with world.token, world.cell, world.number, world.option, world.ticks, world.length or world.time;
 * `found` is the token to blame.
 */
import type { CornerRuleName, Reason } from './shared.d.ts';

/** For hexes it replaces the corner rule. */
export type WorldCornerName = CornerRuleName | 'hex';
/** See core/world/script/presets.h. */
export type WorldPresetName = 'two-corridors' | 'head-on' | 'crossroads' | 'fog' | 'crowd' | 'same-goals';

/** How units plan, move, see, and what they do at a goal: core/world/options.h says what each is. 1 for yes, 0 for no. */
export interface WorldOptions {
  /** Others are blocked cells during a path search; or it is as if the unit were alone, and each move is checked. */
  otherUnits: 'blocked' | 'alone';
  /** At a goal: stay there, go on to a random one without a unit, seen or not, back and forth, or leave the board. */
  goals: 'stay' | 'random' | 'fro' | 'leave';
  /** Fog per team: none, what lies in a straight line within the radius, or all within it. */
  sight: 'all' | 'lines' | 'radius';
  /** Cells, 1 to 64. */
  sightRadius: number;
  terrainTakesTicks: number;
  /** Ticks, 1 to 1000. */
  patience: number;
  /** Expansions a tick for all searches together, 1 to 10,000,000. */
  budget: number;
  /** Searches running at a time, 1 to 64. */
  slots: number;
  /** Searches begun in a tick, 1 to 1000. */
  mostBegun: number;
  /** Cells, 1 to 64. */
  localRadius: number;
  /** Cells decided at a time, 1 to 1000. */
  localSteps: number;
  /** Cells walked of each path found near the goal, 1 to 100. */
  localStepLength: number;
  /** Whether a random step is taken where no other is known. */
  localShifts: number;
  usesInfluence: number;
  standingInfluence: number;
  crowdingInfluence: number;
  lossInfluence: number;
  /** An eighth is lost every this many ticks; 0: never. */
  decayTicks: number;
  /** The crowd tutorial's program with its bugs, in place of all but `goals` and `budget`: core/world/world_tutorial.cpp. */
  asInTutorial: number;
}

/** Since the world began, except those of the last tick. Planners in the order A*, local walk, flow field. */
export interface WorldCounts {
  arrivals: number;
  /** Cells walked by all units. */
  steps: number;
  /** Ticks waited for others, summed over the units. */
  waits: number;
  /** Steps aside by a unit's own choice. */
  asides: number;
  /** Steps to make room for another unit. */
  pushes: number;
  /** Circles of units waiting for each other that formed. */
  deadlocks: number;
  /** Units that gave up their precedence because it did not help. */
  yields: number;
  /** Paths requested to get round other units. */
  replans: number;
  /** Goals found to be unreachable. */
  cutOffs: number;
  /** Units removed by command. */
  lost: number;
  /** Commands not carried out. */
  refused: number;
  arrivalsByPlanner: [number, number, number];
  /** Of searches that were answered. */
  expansionsByPlanner: [number, number, number];
  /** Path requests, and their outcomes. */
  asked: number;
  begun: number;
  answered: number;
  withdrawn: number;
  expanded: number;
  expandedLastTick: number;
  begunLastTick: number;
  answeredLastTick: number;
}

/** A world, the user's gestures, and any tick of it. Before begin() it is an empty board of one cell. */
export interface WorldLaboratory {
  /**
   * A new world at tick 0 on a board with these factors (0 a wall, 1 to 255), row by row. Runs nothing; the commands
   * of tick 0 are carried out; those of one tick are one gesture to undo. `seed`: a whole number from 0 to
   * 4,294,967,295. Refused with board.size, world.too_large (more than 262,144 cells), board.factors, board.factor,
   * search.settings (the corner rule), world.seed, and what refuses a script; then the current world stays. A command
   * of a script that turns out to be impossible at its tick is left out and counted in counts().refused.
   * O(cells + commands).
   */
  begin(
    width: number,
    height: number,
    factors: ArrayLike<number>,
    corner: WorldCornerName,
    seed: number,
    script: string,
  ): Reason;
  /** Likewise with the board, units, options and seed of a preset. Refused with world.preset, and scripts as above. */
  beginPreset(name: WorldPresetName, script: string): Reason;

  /**
   * One gesture at this tick: all of its commands, or none. It discards gestures after this tick, and those that were
   * undone. Refused as scripts are, `t` among them (world.time); and by the first command that cannot be carried
   * out: world.off_board, world.on_wall, world.occupied, world.no_unit, world.too_many_units, world.no_team,
   * world.needs_squares, world.no_room, world.out_of_range, world.tutorial_on_hexes, world.tutorial_too_large (more than
   * 4,096 cells); `found` is then the command. And with world.length where script() would have more commands than a script may. O(cells + commands × (units + requests
   * in line)), O(cells) more for a random unit where little is free, and sight checks of all units where sight changes.
   */
  act(script: string): Reason;
  /** What act() would return; nothing changes. */
  refusalOf(script: string): Reason;

  /**
   * Undoes the last gesture, at whatever tick: false without one. The world may then be at an earlier tick;
   * seek() leads back to where it was, in slices. Each O(cells + units), and the commands of that tick as
   * by act().
   */
  takeBack(): boolean;
  putBack(): boolean;
  canTakeBack(): boolean;
  canPutBack(): boolean;

  /**
   * Runs at most this many ticks towards this one (0 to 10,000,000): whether it is there. To be called until it is.
   * After going back, the work of running searches is redone and counts as ticks, before it is there.
   */
  seek(tick: number, most: number): boolean;
  now(): number;
  /** The last tick run so far with the current script. */
  last(): number;

  width(): number;
  height(): number;
  corner(): WorldCornerName;
  seed(): number;
  /** '' without one. */
  preset(): WorldPresetName | '';

  /**
   * View: twelve numbers a unit, by ascending number: number (from 1, never reused), team (0 to 7), planner (0 A*, 1
   * local walk, 2 flow field), status (0 arrived, 1 moving, 2 waiting, 3 queued, 4 cut off), cell, cell a tick ago,
   * goal (0xffffffff for none), number of the unit that it waits for (0 for none), position in the path queue (from
   * 1; 0: none, or running), arrivals, cells walked, 1 if it is one of a circle that wait for each other. O(units).
   */
  units(): Uint32Array;
  /**
   * View: the cells from the unit's own, that one first, to where its known path leads; the one cell for a unit
   * without a path. For a unit that uses a flow field: along the current arrows. Empty for a unit that does not exist.
   */
  path(number: number): Uint32Array;
  /** View: the true ground, one factor a cell. */
  factors(): Uint8Array;
  /** A new number whenever the factors differ from those at the last call. O(cells) where they may have changed. */
  groundVersion(): number;
  /** View: one number a cell, 0 to 10,000; 10 costs as much as a straight step over plain ground. Known to all teams, under fog too. */
  influence(): Uint16Array;
  /** The teams that know only the ground that they have seen, under fog. */
  teams(): number[];
  /** View: 1 for each cell that this team has seen; empty for one that is not in teams(). */
  seen(team: number): Uint8Array;
  /** View: factors as this team knows them: plain where it has not seen any; empty for one that is not in teams(). */
  known(team: number): Uint8Array;
  /** View: three numbers a path request, running ones first, then the queue in order: unit (0: a field, for a team),
   * expansions so far, 1 running or 0. */
  requests(): Uint32Array;
  counts(): WorldCounts;
  options(): WorldOptions;
  /** View: for each cell 0 if it is a wall, or the number of its island, 1 for the largest: cells of one can reach each other. O(cells) for new ground. */
  islands(): Uint32Array;

  /** The user's gestures, from tick 0, as begin() takes them. */
  script(): string;
  /** One number for the state that later ticks depend on, in sixteen hexadecimal digits. O(cells + units). */
  digest(): string;
  delete(): void;
}
