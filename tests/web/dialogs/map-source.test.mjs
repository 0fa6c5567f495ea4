// From where a map is fetched that an address asks for, what is sent, and where reading ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMap, sourceOf } from '../../../web/dialogs/import/address/map-source.js';
import { LARGEST } from '../../../web/dialogs/import/offers.js';
import { withMapHosts } from '../../../web/build/map-hosts.mjs';

const address = 'https://lab.test/path/index.html?map=x#v=1';
const policy = "default-src 'none'; connect-src 'self'; worker-src 'self'";

/** @param {string} asked @param {string} [others] */
function refusalOf(asked, others = policy) {
  const source = sourceOf(asked, { address, policy: others });
  return 'refused' in source ? source.refused.key.replace('fetched.', '') : '';
}

test('an address is resolved against that of the page', () => {
  assert.deepEqual(sourceOf('maps/a%20b.map#x', { address, policy }), {
    ...{ url: 'https://lab.test/path/maps/a%20b.map', name: 'a b.map', host: 'lab.test', isOwn: true },
  });
  assert.equal(refusalOf('https://lab.test/other.map'), '');
  assert.equal(refusalOf('/a.map'), '');
  const broken = sourceOf('maps/%E0%A4.map', { address, policy });
  assert.equal('name' in broken && broken.name, '%E0%A4.map');
  const folder = sourceOf('maps/', { address, policy });
  assert.equal('name' in folder && folder.name, 'lab.test');
});

test('what is no address of a file is refused', () => {
  const texts = [
    '',
    ' ',
    'javascript:alert(1)',
    'data:text/plain,0 1',
    'blob:https://lab.test/1',
    'file:///etc/passwd',
  ];
  for (const one of [...texts, 'https://', 'https://me:secret@lab.test/a.map', 'ftp://lab.test/a.map'])
    assert.equal(refusalOf(one), 'no_address', one);
});

test('another host is refused unless the policy of the page names it, port and scheme included', () => {
  const page = `<meta content="${policy}">`;
  const allowed = withMapHosts(page, 'https://maps.test  https://b.test:8443');
  assert.equal(withMapHosts(page, ''), page);
  for (const one of ['https://maps.test/a.map', 'https://b.test:8443/a.map']) {
    assert.equal(refusalOf(one), 'elsewhere');
    assert.equal(refusalOf(one, allowed), '', one);
  }
  for (const one of [
    'http://maps.test/',
    'https://b.test/',
    'https://c.maps.test/',
    'https://maps.test.evil.test/',
    '//x',
  ])
    assert.equal(refusalOf(one, allowed), 'elsewhere', one);
  const odd = [
    '*',
    'https://*.test',
    'maps.test',
    'https://maps.test/',
    "https://a.test; script-src 'self'",
    'https://A.test',
  ];
  for (const one of odd) assert.throws(() => withMapHosts(page, one), /ASTROLABE_MAP_HOSTS/, one);
});

const source = { url: 'https://lab.test/a.map', name: 'a.map', host: 'lab.test', isOwn: true };

/** @param {() => Promise<Response>} answer @param {{ isOwn?: boolean, isOnline?: boolean }} [given] */
async function read(answer, { isOwn = true, isOnline = true } = {}) {
  /** @type {RequestInit[]} */
  const sent = [];
  const result = await readMap(
    { ...source, isOwn },
    {
      fetch: async (_, how = {}) => {
        sent.push(how);
        return answer();
      },
      isOnline,
    },
  );
  return { result, sent: sent[0] ?? {} };
}

test('nothing is sent that identifies the visitor, and no answer leads elsewhere', async () => {
  const { result, sent } = await read(async () => new Response('0 1\n0 0\n'));
  assert.ok('file' in result);
  assert.equal(result.file.name, 'a.map');
  assert.equal(await result.file.text(), '0 1\n0 0\n');
  const { credentials, redirect, referrerPolicy, mode, signal } = sent;
  assert.deepEqual([credentials, redirect, referrerPolicy, mode], ['omit', 'error', 'no-referrer', 'same-origin']);
  assert.ok(signal instanceof AbortSignal);
  assert.equal((await read(async () => new Response('0'), { isOwn: false })).sent.mode, 'cors');
});

test('of an endless answer no more is read than can be opened', async () => {
  let [given, isCancelled] = [0, false];
  const piece = new Uint8Array(2 ** 20);
  const body = new ReadableStream({
    pull: (controller) => {
      given += piece.length;
      controller.enqueue(piece);
    },
    cancel: () => void (isCancelled = true),
  });
  const { result } = await read(async () => new Response(body));
  assert.deepEqual('refused' in result && result.refused.values, { name: 'a.map', most: 32 });
  assert.ok(isCancelled);
  assert.ok(given <= LARGEST + 2 * piece.length, `${given} bytes`);
  const fits = await read(async () => new Response(new Uint8Array(LARGEST)));
  assert.ok('file' in fits.result && fits.result.file.size === LARGEST);
});

test('what does not come is refused with the reason', async () => {
  /** @param {Awaited<ReturnType<typeof read>>} answer */
  const keyOf = ({ result }) => ('refused' in result ? result.refused.key : '');
  for (const status of [404, 410, 401, 403, 429, 503]) {
    let isCancelled = false;
    const body = new ReadableStream({ cancel: () => void (isCancelled = true) });
    const { result } = await read(async () => new Response(body, { status }));
    assert.ok('refused' in result);
    assert.equal(result.refused.key, status === 404 || status === 410 ? 'fetched.missing' : 'fetched.denied');
    assert.equal(result.refused.values?.['status'], status);
    assert.ok(isCancelled, `${status}`);
  }
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));
  assert.equal(keyOf(await read(fails)), 'fetched.failed');
  assert.equal(keyOf(await read(fails, { isOnline: false })), 'fetched.offline');
  const breaks = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) });
  assert.equal(keyOf(await read(async () => new Response(breaks))), 'fetched.failed');
});
