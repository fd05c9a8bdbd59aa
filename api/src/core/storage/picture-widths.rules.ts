const OWN = /^\/media\/[0-9a-f-]{36}$/;

/** Returns the widths that are kept of a picture of ours, as `srcset`; another address has only itself. */
export const srcSetOf = (address: string): string | undefined =>
  OWN.test(address) ? `${narrow(address)} 640w, ${address} 1600w` : undefined;

/** Returns a picture of ours in its narrower width; another address as it is. */
export const narrow = (address: string): string => (OWN.test(address) ? `${address}-640` : address);
