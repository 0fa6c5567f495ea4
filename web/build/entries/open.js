// Opens what the page of an entry shows. It takes the place of that page in the history, or Back would lead here again.
const entry = document.querySelector('a.open');
if (entry instanceof HTMLAnchorElement) location.replace(entry.href);
