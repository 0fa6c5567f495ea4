// The button that puts a living world in place of its pictures; web/lessons/script/worlds.js makes the frame.

/** @typedef {'en' | 'zh'} Language */

const WORDS = Object.freeze({ en: 'Play this world here', zh: '在这里播放这个世界' });

/** @param {string} src of the still, as it stands in the lesson @param {Language} language */
export function worldButton(src, language) {
  const pairs = new URLSearchParams(src.replaceAll('&amp;', '&'));
  // Of several pictures the last, with what is to be shown.
  const gesture = pairs.get('do')?.split('.').at(-1) ?? '';
  const fog = pairs.get('fog');
  const link = [
    `v=1&world=${pairs.get('world')}`,
    ...(gesture === '' ? [] : [`do=${gesture}`]),
    ...(fog === null ? [] : [`wv=wf${fog}`]),
    `ui=play&lang=${language}`,
  ].join('&');
  const address = `../../index.html#${link}`.replaceAll('&', '&amp;');
  return (
    `<p class="run-line needs-script"><button type="button" class="run-world" data-src="${address}">` +
    `${WORDS[language]}</button></p>`
  );
}
