/** Returns the person that an address names by their id; a text that is no id names nobody. */
export const personOf = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
