// Runs a target of tests/fuzz/js/ on inputs grown from its seeds. Ends with 1 and leaves the input in a file where the
// target breaks a promise, or takes far too long over it.
//   node tests/fuzz/runner/fuzz.mjs NAME [--runs N] [--seconds N] [--seed N] [--finds FOLDER]
//   node tests/fuzz/runner/fuzz.mjs NAME --input FILE…    those alone
//   node tests/fuzz/runner/fuzz.mjs NAME --merge FOLDER   adds to the seeds what reaches more than they do
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, workerData } from 'node:worker_threads';
import { checksum } from '../../../web/link/checksum.js';
import { openCoverage } from './coverage.mjs';
import { Broken, LONGEST, grow } from './grow.mjs';

/** @import { Target } from './grow.mjs' */

/** Milliseconds for an input: like -timeout=20 of libFuzzer, only to find what hangs. */
const HANGS = 20_000;
const FOUND = 'found.json';
const MOST_BYTES = 256 * LONGEST;

const { positionals, values } = parseArgs({
  args: isMainThread ? process.argv.slice(2) : workerData.args,
  allowPositionals: true,
  options: {
    ...{
      runs: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
    },
    ...{ finds: { type: 'string' }, merge: { type: 'string' }, input: { type: 'boolean', default: false } },
  },
});
const [name = '', ...files] = positionals;
const seedFolder = fileURLToPath(new URL(`../seeds/${name}/`, import.meta.url));
const finds = values.finds ?? fileURLToPath(new URL(`../../../build/fuzz/found/${name}`, import.meta.url));

/** UTF-8, or where that cannot hold the text UTF-16 with its mark. @param {string} text */
function bytesOf(text) {
  const bytes = Buffer.from(text, 'utf8');
  return bytes.toString('utf8') === text ? bytes : Buffer.from(`\ufeff${text}`, 'utf16le');
}
/** @param {string} file */
function textIn(file) {
  const bytes = readFileSync(file);
  return bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.subarray(2).toString('utf16le') : bytes.toString('utf8');
}
/** @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => (file === FOUND ? foundIn(folder) : [textIn(`${folder}/${file}`)]));
/** Seeds found at random, in one file; the named ones were written by hand. @param {string} folder @returns {string[]} */
const foundIn = (folder) =>
  existsSync(`${folder}/${FOUND}`) ? JSON.parse(readFileSync(`${folder}/${FOUND}`, 'utf8')) : [];

/** @param {string} text @param {string} folder */
function leave(text, folder) {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${checksum(text)}`;
  writeFileSync(file, bytesOf(text));
  return file;
}

/** @returns {Promise<Target>} */
const target = async () => import(new URL(`../js/${name}.mjs`, import.meta.url).href);

/** The main thread checks whether the other one is still alive. */
function watch() {
  const now = new SharedArrayBuffer(8 + MOST_BYTES);
  const worker = new Worker(new URL(import.meta.url), { workerData: { args: process.argv.slice(2), now } });
  const [count, length, text] = [new Int32Array(now, 0, 1), new Int32Array(now, 4, 1), new Uint8Array(now, 8)];
  let [seen, since] = [-1, Date.now()];
  const timer = setInterval(() => {
    if (count[0] !== seen) [seen, since] = [count[0] ?? 0, Date.now()];
    else if (seen > 0 && Date.now() - since > HANGS) {
      const input = Buffer.from(text.slice(0, length[0])).toString('utf16le');
      console.error(`${name}: takes more than ${HANGS / 1000} s over ${leave(input, `${finds}-broken`)}`);
      process.exit(1);
    }
  }, 1000);
  worker.on('error', (error) => {
    console.error(error);
    process.exitCode = 1;
  });
  worker.on('exit', (code) => {
    clearInterval(timer);
    process.exitCode ||= code;
  });
}

async function work() {
  const { now } = workerData;
  const [count, length, text] = [new Int32Array(now, 0, 1), new Int32Array(now, 4, 1), new Uint8Array(now, 8)];
  const end = Date.now() + 1000 * Number(values.seconds);
  let found = 0;
  try {
    const { done, kept, blocks } = await grow(await target(), textsIn(seedFolder), {
      seed: Number(values.seed),
      isEnough: (runs) => runs >= Number(values.runs) || Date.now() >= end,
      onInput: (input) => {
        const bytes = Buffer.from(input, 'utf16le').subarray(0, text.length);
        text.set(bytes);
        length[0] = bytes.length;
        count[0] = ((count[0] ?? 0) + 1) & 0x7fffffff;
      },
      onFind: (input) => {
        found += 1;
        leave(input, finds);
      },
    });
    console.log(`${name}: ${done} runs, ${blocks} blocks reached, ${kept.length} inputs kept, ${found} of them new`);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    console.error(
      `${name}: broken by ${leave(error.input, `${finds}-broken`)}\n${JSON.stringify(error.input.slice(0, 300))}`,
      error.cause,
    );
    process.exitCode = 1;
  }
}

/** Shortest first, so that few and small ones are added. @param {string} folder */
async function merge(folder) {
  const { check } = await target();
  const coverage = openCoverage();
  const known = new Set();
  const before = textsIn(seedFolder);
  const others = textsIn(folder).sort((one, other) => one.length - other.length);
  /** @type {string[]} */
  const added = [];
  for (const [index, text] of [...before, ...others].entries()) {
    const blocks = await coverage.reached(() => check(text));
    const isNew = [...blocks].some((block) => !known.has(block));
    for (const block of blocks) known.add(block);
    if (!isNew || index < before.length) continue;
    added.push(text);
  }
  coverage.close();
  if (added.length > 0) {
    writeFileSync(`${seedFolder}${FOUND}`, `${JSON.stringify([...foundIn(seedFolder), ...added], null, 1)}\n`);
  }
  console.log(`${name}: ${added.length} added to the ${before.length} seeds`);
}

if (values.input) for (const file of files) (await target()).check(textIn(file));
else if (values.merge !== undefined) await merge(values.merge);
else if (isMainThread) watch();
else await work();
