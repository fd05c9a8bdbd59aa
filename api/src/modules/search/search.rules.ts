/** Shortest text that is looked for: below it nearly everything would be found. */
const LEAST_LETTERS = 3;

/** Words that are compared, the longest text, and from how many letters on a word may have an error. */
const MOST_WORDS = 6;
export const MOST_LETTERS = 100;
const FORGIVEN_FROM = 4;

/** The words of a text as it was typed, without what only separates. */
export const wordsOf = (text: string): readonly string[] =>
  text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Whether a text is long enough to be looked for. */
export const isSearchable = (text: string): boolean => text.trim().length >= LEAST_LETTERS;

/**
 * A regular expression of Postgres that finds a word written with one error: a letter too many, too few,
 * another, or two that changed places. `word` is plain text: lower case without accents. A word of fewer than
 * four letters is found only as it is.
 */
export function withOneError(word: string): string {
  const letters = Array.from(word);
  if (letters.length < FORGIVEN_FROM) return escaped(word);
  const part = (from: number, to?: number) => escaped(letters.slice(from, to).join(""));
  // Between what stands before and behind a letter: nothing, another letter, or that letter and one more.
  const other = letters.map((_, place) => `${part(0, place)}.{0,2}${part(place + 1)}`);
  const swapped = letters
    .slice(1)
    .map((letter, place) => part(0, place) + escaped(letter + letters[place]!) + part(place + 2));
  return `(${[...other, ...swapped].join("|")})`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Lower case without accents, as the database writes `search_text`. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
