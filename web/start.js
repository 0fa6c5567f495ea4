// Begins: has the words of the first sight and the page itself fetched side by side. As small
// as can be, for nothing comes before it.

import { showFailure } from './controls/failure.js';
import { recall } from './controls/storage.js';
import { preferredLanguage } from './i18n/translate.js';
import { fetchFirstWords } from './i18n/words.js';

// As the page will find out; were this wrong, it would fetch the others.
const said = /[#&]lang=(en|zh)(?![^&])/.exec(location.hash)?.[1] ?? recall('language');
const language = said === 'en' || said === 'zh' ? said : preferredLanguage(navigator.languages);
// The page waits for them too, and tells when they do not come.
fetchFirstWords(language).catch(() => undefined);

const page = await import('./main.js').catch((error) => {
  showFailure('not_loaded');
  throw error;
});
await page.start();
