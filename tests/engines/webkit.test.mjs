// The core of the page in WebKitGTK, on a screen of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { Builder, Capabilities } from 'selenium-webdriver';
import { testCore } from './core.mjs';
import { startedOr } from './started.mjs';
import { webdriverVisitor } from './webdriver-visitor.mjs';

/** A free port of this machine. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  server.close();
  return port;
}

/** A screen: its number is written to the third file. @param {(end: () => void) => void} atEnd */
async function startScreen(atEnd) {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  atEnd(() => screen.kill());
  const shown = once(/** @type {import('node:stream').Readable} */ (screen.stdio[3]), 'data');
  const died = once(screen, 'exit').then(() => Promise.reject(new Error('the virtual screen ended')));
  const [number] = await Promise.race([shown, died]);
  died.catch(() => undefined); // it ends with the tests
  return `:${String(number).trim()}`;
}

/** @param {string} binary @param {(end: () => void) => void} atEnd */
async function startBrowser(binary, atEnd) {
  const display = await startScreen(atEnd);
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    // Compositing needs a graphics card.
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  atEnd(() => service.kill());
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let tries = 0; ; tries++) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      // The service may not listen yet.
      const isEarly = /ECONNREFUSED/.test(String(error)) && service.exitCode === null;
      if (tries === 20 || !isEarly) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

const binary = process.env['ASTROLABE_WEBKIT'] ?? '';
/** @type {(() => void)[]} */
const ends = [];
const endAll = () => ends.forEach((end) => end());
const { browser: driver, reason } = await startedOr(
  binary === '' ? 'there is no such browser with its driver and a virtual screen here' : '',
  async () => {
    const started = await startBrowser(binary, (end) => ends.push(end));
    await started.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    return started;
  },
);
if (driver === null) {
  endAll();
  test('WebKitGTK', { skip: reason });
} else {
  testCore('WebKitGTK', async (site) => {
    const visitor = webdriverVisitor(driver, site);
    return { ...visitor, close: () => visitor.close().finally(endAll) };
  });
}
