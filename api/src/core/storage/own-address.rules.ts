/**
 * Returns an address as a page of another host needs it: a path of our own host (`site`, without a slash
 * behind) is made whole.
 */
export const wholeAddress = (address: string, site: string): string =>
  address.startsWith("/") ? site + address : address;

/** Returns an address as it is stored: the whole form of a path of our own host is shortened to the path. */
export const ownPath = (address: string, site: string): string =>
  address.startsWith(`${site}/`) ? address.slice(site.length) : address;
