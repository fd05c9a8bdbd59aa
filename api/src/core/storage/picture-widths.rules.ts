const OWN = /^\/media\/[0-9a-f-]{36}$/;

/**
 * Widths of a picture of ours in pixels: its own, for whole pages, and narrower ones for phones and lists.
 */
export const WIDE = 1_600;
export const NARROW = 640;
export const SMALL = 320;

/** Returns the widths that are kept of a picture of ours, as `srcset`; another address has only itself. */
export const srcSetOf = (address: string): string | undefined =>
  OWN.test(address)
    ? `${address}-${SMALL} ${SMALL}w, ${narrow(address)} ${NARROW}w, ${address} ${WIDE}w`
    : undefined;

/** Returns a picture of ours in its narrower width; another address unchanged. */
const narrow = (address: string): string => (OWN.test(address) ? `${address}-${NARROW}` : address);
