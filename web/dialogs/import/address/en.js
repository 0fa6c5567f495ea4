// English: a map that the address of the page asks for.

/** @type {Readonly<Record<string, string>>} */
export const en = Object.freeze({
  'fetched.title': 'Open a map from another site?',
  'fetched.question':
    'The link that you followed names a map on {host}: {address}. That site learns your network address, your browser and its language, and which page asked.',
  'fetched.open': 'Open the map',
  'fetched.cancel': 'Cancel',
  'fetched.coming': 'Fetching {name}…',
  'fetched.declined': 'The map from {host} was not opened.',
  'fetched.single_file': 'A page in a single file fetches no maps: save the map, and open it as a file.',
  'fetched.no_address': 'map= takes the address of a map, as in map=arena.map.',
  'fetched.elsewhere':
    'This site opens maps from its own host only, not from {host}: save the map, and open it as a file.',
  'fetched.missing': '{name} was not opened: its host has no such file ({status}).',
  'fetched.denied': '{name} was not opened: its host refused it ({status}).',
  'fetched.overtaken': '{name} was not opened: meanwhile you changed the board or opened another one.',
  'fetched.too_large': '{name} was not opened: it is larger than {most} MB.',
  'fetched.offline': '{name} was not opened: there is no connection. Reload the page to try again.',
  'fetched.failed':
    '{name} could not be fetched: its host does not answer, does not allow it, or refers to another address.',
});
