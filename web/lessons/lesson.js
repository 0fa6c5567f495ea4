// What a lesson does besides its figures: light or dark, as on the laboratory page; and, if the
// lessons are opened from files, links to the laboratory that runs from a file. A classic script, run before the
// first paint, so that nothing flashes.
(() => {
  const KEY = 'astrolabe.theme';
  const root = document.documentElement;
  /** Storage may be forbidden. @returns {string | null} */
  const recall = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  /** @param {string | null} theme */
  const show = (theme) => {
    if (theme !== 'light' && theme !== 'dark') return;
    root.dataset['theme'] = theme;
    for (const figure of document.querySelectorAll('astar-figure')) figure.setAttribute('theme', theme);
  };
  show(recall());

  document.addEventListener('DOMContentLoaded', () => {
    show(recall());
    const button = /** @type {HTMLButtonElement} */ (document.querySelector('#theme'));
    button.hidden = false;
    button.addEventListener('click', () => {
      const shown = root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      const theme = shown === 'dark' ? 'light' : 'dark';
      show(theme);
      try {
        localStorage.setItem(KEY, theme);
      } catch {
        // It lasts as long as the page is open.
      }
    });
    if (location.protocol !== 'file:') return;
    for (const link of document.querySelectorAll('a[href*="/index.html#"]')) {
      link.setAttribute('href', (link.getAttribute('href') ?? '').replace('index.html#', 'astrolabe.html#'));
    }
    for (const figure of document.querySelectorAll('astar-figure[page$="/index.html"]')) {
      figure.setAttribute('page', (figure.getAttribute('page') ?? '').replace('index.html', 'astrolabe.html'));
    }
  });
})();
