/** Minimum length of a search text; a shorter text would match nearly everything. */
export const LEAST_LETTERS = 3;

/** Maximum number of words that are compared; the next constant is the maximum length of the text. */
const MOST_WORDS = 6;
export const MOST_LETTERS = 100;
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
 * Returns the pattern for a partly typed word with an error in its second half, which matches words that
 * begin with its first half; null for a short word, because too many words would match.
 */
export function firstHalf(word: string): string | null {
  const letters = Array.from(word);
  return letters.length < LONG ? null : letters.slice(0, letters.length >> 1).join("");
}
