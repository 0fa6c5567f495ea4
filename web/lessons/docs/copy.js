// Samples: their addresses are those of this site, and a button copies them. Without this script the code can
// still be selected, with the bare names of the files.
(() => {
  /** @param {Node} code */
  const select = (code) => {
    const range = document.createRange();
    range.selectNodeContents(code);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  };
  document.addEventListener('DOMContentLoaded', () => {
    if (location.protocol !== 'file:') {
      for (const name of document.querySelectorAll('.sample .at')) {
        name.textContent = new URL(`../../${name.textContent}`, location.href).href;
      }
    }
    for (const button of document.querySelectorAll('button.copy')) {
      if (!(button instanceof HTMLButtonElement)) continue;
      const code = button.parentElement?.querySelector('code');
      if (!code) continue;
      const { copied = '', selected = '' } = button.dataset;
      const label = button.textContent;
      button.hidden = false;
      /** @param {string} text */
      const say = (text) => {
        button.textContent = text;
        setTimeout(() => (button.textContent = label), 3000);
      };
      button.addEventListener('click', async () => {
        try {
          await navigator.clipboard.writeText(code.textContent ?? '');
          say(copied);
        } catch {
          // Not allowed, or not available: from a disk, or without https.
          select(code);
          say(selected);
        }
      });
    }
  });
})();
