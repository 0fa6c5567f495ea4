// Chinese: a figure in a file.

/** @type {Readonly<Record<string, string>>} */
export const zh = Object.freeze({
  'share.open_page': '在 Astrolabe 中打开',
  'share.open_place': '在 Astrolabe 中打开：{place}',
});
