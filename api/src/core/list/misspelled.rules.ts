/** Minimum length of a word that may contain an error. */
const FORGIVEN_FROM = 4;

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

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
