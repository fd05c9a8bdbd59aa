/** Shortest text that is looked for: below it nearly everything would be found. */
export const LEAST_LETTERS = 3;

/** Words that are compared, the longest text, and from how many letters on a word may have an error. */
const MOST_WORDS = 6;
export const MOST_LETTERS = 100;
const FORGIVEN_FROM = 4;
/** Letters in a row that the index finds, and letters from which on a word is long. */
const INDEXED = 3;
const LONG = 6;

/** The words of a text as it was typed, without what only separates. */
export const wordsOf = (text: string): readonly string[] =>
  text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Whether a text is long enough to be looked for. */
export const isSearchable = (text: string): boolean => text.trim().length >= LEAST_LETTERS;

/** Whether an error in a word is forgiven: a number with another digit is another number. */
export const isForgiven = (word: string): boolean =>
  Array.from(word).length >= FORGIVEN_FROM && /^\p{L}+$/u.test(word);

/**
 * A regular expression of Postgres that finds a word written with one error: a letter too many, too few,
 * another, or two that changed places. `word` is plain text: lower case without accents. Of a word without
 * three right letters in a row, which the index knows, the right ones are where a word begins or ends.
 */
export function withOneError(word: string): string {
  const letters = Array.from(word);
  if (letters.length < FORGIVEN_FROM) return escaped(word);
  const part = (from: number, to?: number) => escaped(letters.slice(from, to).join(""));
  const isKnown = (place: number) => Math.max(place, letters.length - place - 1) >= INDEXED;
  // Between what stands before and behind a letter: nothing, another letter, or that letter and one more.
  const other = letters.map((_, place) => {
    const [begin, end] = isKnown(place) ? ["", ""] : ["(^| )", "( |$)"];
    return `${begin}${part(0, place)}.{0,2}${part(place + 1)}${end}`;
  });
  const swapped = letters
    .slice(1)
    .map((letter, place) => part(0, place) + escaped(letter + letters[place]!) + part(place + 2));
  return `(${[...other, ...swapped].join("|")})`;
}

/**
 * Texts one of which stands in whatever a long word with one error finds: its halves, or it with the two
 * letters between these in each other's place; none for a shorter word. The index finds them sooner than it
 * understands a long expression.
 */
export function leftRight(word: string): readonly string[] {
  const letters = Array.from(word);
  if (letters.length < LONG) return [];
  const middle = letters.length >> 1;
  const [before, behind] = [letters.slice(0, middle), letters.slice(middle)];
  const swapped = [...before.slice(0, -1), behind[0]!, before.at(-1)!, ...behind.slice(1)];
  return [before, behind, swapped].map((part) => part.join(""));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
