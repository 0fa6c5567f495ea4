// The core of the page in WebKitGTK, on a screen of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { Builder, Capabilities } from 'selenium-webdriver';
import { testCore } from './core.mjs';
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

/** A screen: its number is written to the third file. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(/** @type {import('node:stream').Readable} */ (screen.stdio[3]), 'data');
  return { screen, display: `:${String(number).trim()}` };
}

const binary = process.env['ASTROLABE_WEBKIT'];
if (binary === undefined || binary === '') {
  test('WebKitGTK', { skip: 'there is no WebKitGTK with its driver and a virtual screen here' });
} else {
  testCore('WebKitGTK', async (site) => {
    const { screen, display } = await startScreen();
    const port = await freePort();
    const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      // Its sandbox needs rights that containers do not give; compositing needs a graphics card.
      env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
    });
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    const build = () => new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    let driver;
    for (let tries = 0; driver === undefined; tries++) {
      try {
        driver = await build();
      } catch (error) {
        // The service may not listen yet.
        if (tries === 20) throw error;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    }
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const visitor = webdriverVisitor(driver, site);
    const close = async () => {
      await visitor.close();
      service.kill();
      screen.kill();
    };
    return { ...visitor, close };
  });
}
