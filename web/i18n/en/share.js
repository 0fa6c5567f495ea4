// English: the dialog that shares.

/** @type {Readonly<Record<string, string>>} */
export const share = Object.freeze({
  'share.title': 'Share what you see',
  'share.close': 'Close',
  'share.tab_link': 'Link',
  'share.link': 'Link',
  'share.copy': 'Copy',
  'share.copy_link': 'Copy the link',
  'share.copy_embed': 'Copy the HTML',
  'share.copied': 'Copied.',
  'share.selected': 'Selected: copy it with Ctrl+C or the menu.',
  'share.length_code': '{count} characters: fits a QR code on a slide.',
  'share.length_chat': '{count} characters: fits any chat.',
  'share.length_long': '{count} characters: some programs cut a link as long as this.',
  'share.length_file': '{count} characters: too long for many programs; a file travels better.',
  'share.map_left_out': 'The map is too large for a link and is not in it: send it as a file.',
  'share.embed': 'Figure for a web page',
  'share.embed_note': 'To paste into a web page. Readers can play it and open it here.',
  'share.frame': 'A* search, step by step',
});
