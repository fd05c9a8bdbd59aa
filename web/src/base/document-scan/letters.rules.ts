/** One letter that was read. */
export interface Letter {
  readonly letter: string;
  /** True when it may be another letter. */
  readonly doubtful: boolean;
}

/** Text that was read, letter by letter. */
export type Letters = readonly Letter[];

/** Returns the letters of a text, all sure. */
export const lettersOf = (text: string): Letters => [...text].map((letter) => ({ letter, doubtful: false }));

/** Returns the text of letters. */
export const textOf = (letters: Letters): string => letters.map(({ letter }) => letter).join("");

/** Returns the letters, all doubtful. */
export const markedAll = (letters: Letters): Letters =>
  letters.map(({ letter }) => ({ letter, doubtful: true }));
