// Serves build/site to the browser of a test, its documents under the policy of that test. The server sets the policy,
// and nothing stands between it and the browser: routing requests through Playwright costs time for each of them, and
// there are some sixty per page.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const folder = fileURLToPath(new URL('../../../build/site', import.meta.url));

/** On a free port, for this machine alone. */
export async function serveForTests() {
  const served = {
    url: '',
    /** Content-Security-Policy of the documents; '' for none. */
    policy: '',
    /** Pages of a test, by their paths from / on. @type {Map<string, string>} */
    pages: new Map(),
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const serve = sirv(folder, {
    etag: true,
    setHeaders(response, path) {
      // The frame for programs makes its scripts itself, under a policy of its own.
      const isDocument = (path.endsWith('.html') && path !== '/runner.html') || path.endsWith('/');
      if (isDocument && served.policy !== '') response.setHeader('Content-Security-Policy', served.policy);
    },
  });
  const server = createServer((request, response) => {
    const page = served.pages.get(request.url ?? '');
    if (page === undefined) serve(request, response);
    else {
      const policy = served.policy !== '' && { 'content-security-policy': served.policy };
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy }).end(page);
    }
  });
  await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  served.url = `http://localhost:${address.port}/`;
  return served;
}
