// Living worlds in place of their pictures: the place World in a frame, which is loaded when it is asked for.

/** CSS pixels: of the frame, of what stands below the board in it, and of the same in two rows where it is narrow. */
const [LOWEST, CONSOLE, CONSOLE_IN_ROWS] = [320, 170, 230];
const NARROW = 600;

export function connectWorlds() {
  for (const button of document.querySelectorAll('.run-world')) {
    if (button instanceof HTMLButtonElement) button.addEventListener('click', () => run(button), { once: true });
  }
}

/** @param {HTMLButtonElement} button */
function run(button) {
  const line = button.parentElement;
  const pictures = line?.previousElementSibling;
  if (!line || !pictures) return;
  const { theme } = document.documentElement.dataset;
  const frame = document.createElement('iframe');
  frame.className = 'world-frame';
  frame.title = button.textContent ?? '';
  frame.src = `${button.dataset['src'] ?? ''}${theme === undefined ? '' : `&theme=${theme}`}`;
  const { width = 1, height = 1 } = pictures.querySelector('svg')?.viewBox.baseVal ?? {};
  const wide = pictures.clientWidth;
  frame.style.height = `${Math.round(Math.max(LOWEST, (wide * height) / width + (wide < NARROW ? CONSOLE_IN_ROWS : CONSOLE)))}px`;
  pictures.replaceWith(frame);
  line.remove();
  frame.focus();
}
