// Third-party pages with a figure in them, and what pages may do.

/** What lets the page run its module, and nothing else. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; frame-src 'self'";

export const HOST = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><link rel="icon" href="icon.svg">
  <script type="module" src="/astrolabe.js"></script>
  <body><p>A figure:</p><astar-figure id="one" map="S..#..G/...#.../......." controls edit></astar-figure></body></html>`;
export const FRAME = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><link rel="icon" href="icon.svg">
  <body data-heard=""><iframe sandbox="allow-scripts" width="700" height="600" src="/embed.html#v=1&ui=play&t=3"></iframe>
  <script>
    addEventListener('message', ({ data }) => (document.body.dataset.heard += data.type + ' ' + (data.step ?? '') + ';'));
  </script></body></html>`;
