/** Returns the id of the person in the address; undefined for a text that is no id. */
export const personOf = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
