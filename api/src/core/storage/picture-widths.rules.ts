const OWN = /^\/media\/[0-9a-f-]{36}$/;

/**
 * Widths of our stored pictures in pixels: the full width, for whole pages, and smaller ones for phones and
 * lists.
 */
export const WIDE = 1_600;
export const NARROW = 640;
export const SMALL = 320;

/** Returns the stored widths of one of our pictures as `srcset`; undefined for any other address. */
export const srcSetOf = (address: string): string | undefined =>
  OWN.test(address)
    ? `${address}-${SMALL} ${SMALL}w, ${narrow(address)} ${NARROW}w, ${address} ${WIDE}w`
    : undefined;

/** Returns the address of one of our pictures in its smaller width; any other address unchanged. */
const narrow = (address: string): string => (OWN.test(address) ? `${address}-${NARROW}` : address);
