/** Minimum length of a search text; a shorter text would match nearly everything. */
export const LEAST_LETTERS = 3;

/**
 * Maximum number of words that are compared. The next constants are the maximum length of the text, and the
 * minimum length of a word that may contain an error.
 */
const MOST_WORDS = 6;
export const MOST_LETTERS = 100;
const FORGIVEN_FROM = 4;
/** Minimum length of a word that may also be the beginning of another word. */
const LONG = 6;

/** Returns the words of a typed text, without separators. */
export const wordsOf = (text: string): readonly string[] =>
  text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Returns whether a text is long enough to be searched. */
export const isSearchable = (text: string): boolean => text.trim().length >= LEAST_LETTERS;

/** Returns whether an index can find a word; shorter words occur in too many texts. */
export const isIndexed = (word: string): boolean => word.length >= LEAST_LETTERS;

/**
 * Returns whether an error in a word is tolerated; numbers are excluded, because another digit means another
 * number.
 */
export const isForgiven = (word: string): boolean =>
  Array.from(word).length >= FORGIVEN_FROM && /^\p{L}+$/u.test(word);

/**
 * Returns a Postgres regular expression for a word with one error: an additional, missing or different
 * letter, or two swapped letters. `word` must be in lower case and without accents.
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
 * Returns the pattern for a partly typed word with an error in its second half, which matches words that
 * begin with its first half; null for a short word, because too many words would match.
 */
export function firstHalf(word: string): string | null {
  const letters = Array.from(word);
  return letters.length < LONG ? null : letters.slice(0, letters.length >> 1).join("");
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
