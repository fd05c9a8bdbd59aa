/** Returns the person that an address names by their id; null for a text that is no id. */
export const personOf = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
