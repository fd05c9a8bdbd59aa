/**
 * Returns the path under which a phone stores a trip, by its contract or its share: the phone itself answers
 * it, with or without a network. The worker `web/public/sw.js` knows it too.
 */
export const keptPlace = (tripId: string): string => `/sin-red/${tripId}`;

/** Returns the path of a kept ticket or voucher. */
export const keptVoucherPlace = (tripId: string, voucherId: string): string =>
  `${keptPlace(tripId)}/${voucherId}`;
