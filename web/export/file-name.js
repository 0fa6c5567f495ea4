// The name of a file: after the board, in letters and digits that every system accepts.

/** @param {string} board its name, '' for none @param {string} what it contains, '' for all @param {string} ending */
export function fileName(board, what, ending) {
  const name = board
    .replace(/\.(map|txt|csv|png|jpe?g|gif|webp|scen)$/i, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const stem = [...(name === '' ? 'astrolabe' : name)].slice(0, 60).join('');
  return `${[stem, what].filter((part) => part !== '').join('-')}.${ending}`;
}

/** @param {number} bytes */
export function sizeText(bytes) {
  if (bytes < 1e6) return `${Math.max(1, Math.round(bytes / 1e3))} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
