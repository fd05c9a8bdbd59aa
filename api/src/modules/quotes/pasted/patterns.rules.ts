/** Returns the pattern of a source that is made of constants of these rules. */
export const pattern = (source: string, flags = "g"): RegExp => new RegExp(source, flags);

/** Returns a source that fits any of the words, the longest first. */
export const anyOf = (words: readonly string[]): string =>
  `(?:${[...words].sort((a, b) => b.length - a.length).join("|")})`;
