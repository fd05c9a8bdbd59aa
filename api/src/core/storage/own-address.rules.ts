/**
 * Returns an address as a page of another host needs it: a path of our own host is completed with `site`,
 * which has no trailing slash.
 */
export const wholeAddress = (address: string, site: string): string =>
  address.startsWith("/") ? site + address : address;

/** Returns an address in its stored form: a full address of our own host is shortened to its path. */
export const ownPath = (address: string, site: string): string =>
  address.startsWith(`${site}/`) ? address.slice(site.length) : address;
