// Serves the built site: by hand (`node web/build/server.mjs PORT`, called by web/serve) and for the
// browser tests. Knows nothing of the site's content.
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';

const site = fileURLToPath(new URL('../../build/site', import.meta.url));

/**
 * Serves build/site to this machine alone. Port 0 takes any free port.
 * @param {number} port
 */
export async function serveSite(port) {
  const server = await context({ logLevel: 'silent' });
  try {
    const { port: taken } = await server.serve({ servedir: site, host: '127.0.0.1', port });
    return { url: `http://localhost:${taken}/`, close: () => server.dispose() };
  } catch (error) {
    await server.dispose();
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.argv[2] ?? 8080);
  try {
    const { url } = await serveSite(port);
    console.log(`Astrolabe is at ${url} (Ctrl+C stops it)`);
  } catch (error) {
    console.error(`Port ${port} cannot be had: ${error instanceof Error ? error.message : error}`);
    console.error('Choose another one: ./web/serve --port N');
    process.exitCode = 1;
  }
}
