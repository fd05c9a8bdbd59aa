/** A phrase of a private English. */
export interface Phrase {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

export const PHRASES: readonly Phrase[];
export const FOLDERS: readonly string[];

/** Returns how often each phrase occurs in each folder: `{ folder: { phrase: count } }`. */
export function countPhrases(): Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Returns the English of a file: a page of docs without its code, else comments and titles of tests. */
export function englishOf(file: string, text: string): string;
