/** Shortest text that is looked for: below it nearly everything would be found. */
export const LEAST_LETTERS = 3;

/** Words that are compared, the longest text, and from how many letters on a word may have an error. */
const MOST_WORDS = 6;
export const MOST_LETTERS = 100;
const FORGIVEN_FROM = 4;
/** Letters from which on a word may also be the beginning of one. */
const LONG = 6;

/** Returns the words of a typed text, without separators. */
export const wordsOf = (text: string): readonly string[] =>
  text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Returns whether a text is long enough to be looked for. */
export const isSearchable = (text: string): boolean => text.trim().length >= LEAST_LETTERS;

/** Returns whether an index finds a word: of fewer than three letters it would be all of it. */
export const isIndexed = (word: string): boolean => word.length >= LEAST_LETTERS;

/** Returns whether an error in a word is forgiven: a number with another digit is another number. */
export const isForgiven = (word: string): boolean =>
  Array.from(word).length >= FORGIVEN_FROM && /^\p{L}+$/u.test(word);

/**
 * Returns a regular expression of Postgres for the forms of a word with one error: a letter too many, too
 * few, another, or two that changed places. `word` is plain text: lower case without accents.
 */
export function withOneError(word: string): string {
  const letters = Array.from(word);
  const part = (from: number, to?: number) => escaped(letters.slice(from, to).join(""));
  // Between the text before and after a letter: nothing, another letter, or that letter and one more.
  const other = letters.map((_, place) => `${part(0, place)}.{0,2}${part(place + 1)}`);
  const swapped = letters
    .slice(1)
    .map((letter, place) => part(0, place) + escaped(letter + letters[place]!) + part(place + 2));
  return `(${[...other, ...swapped].join("|")})`;
}

/**
 * Returns the pattern for a partly typed word with an error in its second half: it begins with the first
 * half; null for a word of few letters, which would be the beginning of too many.
 */
export function firstHalf(word: string): string | null {
  const letters = Array.from(word);
  return letters.length < LONG ? null : letters.slice(0, letters.length >> 1).join("");
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
