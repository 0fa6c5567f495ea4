// The script of runner.html, a frame with an origin of its own: starts the worker and gives it the port to the page.
// Removing the frame ends both.

window.addEventListener(
  'message',
  ({ ports, source }) => {
    if (source !== window.parent) return;
    const script = new Blob([RUNNER_WORKER], { type: 'text/javascript' });
    new Worker(URL.createObjectURL(script)).postMessage(null, [...ports]);
  },
  { once: true },
);
