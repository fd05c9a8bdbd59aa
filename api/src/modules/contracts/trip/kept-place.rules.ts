/**
 * Returns the path under which a phone stores a trip, by the id of its contract or share. The phone serves
 * it from its cache, with or without a network; the worker `web/public/sw.js` uses the same path.
 */
export const keptPlace = (tripId: string): string => `/sin-red/${tripId}`;

/** Returns the path under which a phone stores a ticket or voucher. */
export const keptVoucherPlace = (tripId: string, voucherId: string): string =>
  `${keptPlace(tripId)}/${voucherId}`;
