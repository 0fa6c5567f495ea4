// Offers a file for download.

/** Milliseconds after which a download has surely begun. */
const BEGUN = 60_000;

/** @param {string} name @param {Blob} blob */
export function saveFile(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}

/** @param {number} bytes */
export function sizeText(bytes) {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
