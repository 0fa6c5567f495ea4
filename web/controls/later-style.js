// Fetches the look of what is fetched later, beside what needs it.

/** @type {Promise<void> | null} */
let coming = null;

/** Once; rejects where it cannot be fetched. A page in a single file has it already. @returns {Promise<void>} */
export function fetchLaterStyle() {
  const first = document.querySelector('link[rel="stylesheet"]');
  if (first === null) return Promise.resolve();
  coming ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = 'later.css';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      coming = null;
      reject(new Error('no later.css'));
    });
    first.after(link);
  });
  return coming;
}
