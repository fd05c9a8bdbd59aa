import { plainWords } from "../../../core/colombia/plain.ts";

/** Words that are too common in names to distinguish people. */
export const nameParticles: readonly string[] = [
  "de",
  "del",
  "la",
  "las",
  "los",
  "el",
  "y",
  "e",
  "da",
  "do",
  "dos",
  "van",
  "von",
];

/** Apostrophes, which are optional in names: `O’Connor`, `Oconnor`. */
export const APOSTROPHES = "'’‘ʼ´`′";
const withoutApostrophes = (name: string): string =>
  [...name].filter((letter) => !APOSTROPHES.includes(letter)).join("");

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    plainWords(withoutApostrophes(name))
      .split(" ")
      .filter((word) => word.length > 1 && !nameParticles.includes(word)),
  );

/**
 * Returns whether two names belong to the same person: they share two words, or all words; accents are
 * ignored.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  if (words.size === 0 || others.size === 0) return plainWords(one) === plainWords(other);
  return common >= 2 || (common === words.size && common === others.size);
}

/** Parts of a name in separate file columns. */
interface NameParts {
  readonly name?: string;
  readonly secondName?: string;
  readonly lastname?: string;
  readonly secondLastname?: string;
}

/** Returns the full name from its columns; a part that the first column already contains is not repeated. */
export function wholeName({
  name = "",
  secondName = "",
  lastname = "",
  secondLastname = "",
}: NameParts): string {
  const there = new Set(plainWords(name).split(" "));
  const isThere = (part: string) =>
    plainWords(part)
      .split(" ")
      .every((word) => there.has(word));
  const rest = [secondName, lastname, secondLastname].filter((part) => part && !(name && isThere(part)));
  return [name, ...rest].join(" ").trim();
}
