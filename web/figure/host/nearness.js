// Which figures are visible, or about to be: one observer for all of them.

/** A figure is prepared this many CSS pixels before it becomes visible. */
const MARGIN = 400;

/** @type {Map<Element, (isThere: boolean) => void>} */
const near = new Map();
/** @type {Map<Element, (isThere: boolean) => void>} */
const seen = new Map();

/** @param {Map<Element, (isThere: boolean) => void>} reported */
const report = (reported) => (/** @type {IntersectionObserverEntry[]} */ entries) => {
  // Of several entries for one element the last counts.
  for (const { target, isIntersecting } of entries) reported.get(target)?.(isIntersecting);
};
const nearObserver = new IntersectionObserver(report(near), { rootMargin: `${MARGIN}px` });
const seenObserver = new IntersectionObserver(report(seen));

/** @param {Element} element @param {() => void} task done once, when it comes near @param {AbortSignal} signal */
export function whenNear(element, task, signal) {
  const stop = () => {
    near.delete(element);
    nearObserver.unobserve(element);
  };
  near.set(element, (isThere) => {
    if (!isThere) return;
    stop();
    task();
  });
  nearObserver.observe(element);
  signal.addEventListener('abort', stop, { once: true });
}

/** @param {Element} element @param {(isSeen: boolean) => void} listener @param {AbortSignal} signal */
export function whileSeen(element, listener, signal) {
  seen.set(element, listener);
  seenObserver.observe(element);
  signal.addEventListener(
    'abort',
    () => {
      seen.delete(element);
      seenObserver.unobserve(element);
    },
    { once: true },
  );
}
