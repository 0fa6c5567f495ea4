// Other hosts from which the page may fetch maps, index.html?map=ADDRESS: none, unless the site is built with their
// origins in ASTROLABE_MAP_HOSTS. The policy of the page is what allows them, and where the page finds them.

const OWN = "connect-src 'self'";

/** @param {string} html of the page @param {string} [hosts] origins, with spaces between @returns {string} */
export function withMapHosts(html, hosts = process.env['ASTROLABE_MAP_HOSTS'] ?? '') {
  if (html.split(OWN).length !== 2) throw new Error(`index.html has not one ${OWN}`);
  const origins = hosts.split(/\s+/).filter((one) => one !== '');
  for (const one of origins) {
    // A path would not be heeded after a redirect, a * would allow what nobody has looked at.
    if (!/^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(one) || new URL(one).origin !== one)
      throw new Error(`ASTROLABE_MAP_HOSTS takes origins as in https://maps.example, not ${one}`);
  }
  return html.replace(OWN, () => [OWN, ...origins].join(' '));
}
