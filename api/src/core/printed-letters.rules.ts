import { lettersOfFaces } from "./letters-of-faces.generated.ts";

/** A font family of documents, by its use. */
type Family = keyof typeof lettersOfFaces;

/**
 * Families that together cover every printable character; every other family is a subset of the first one.
 */
const WIDEST = ["TextWide", "Symbols"] as const;

/** Characters that affect the display of others but are not displayed themselves. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const isInvisible = /^\p{Default_Ignorable_Code_Point}+$/u;

/**
 * Returns a regular expression for a text whose characters, except line ends, are all in a family. JavaScript
 * and PostgreSQL interpret it alike.
 */
function wholly(family: Family): string {
  const ranges = lettersOfFaces[family].replace(/[\da-f]+/g, (code) => `\\u${code.padStart(4, "0")}`);
  return `^[\\n\\r${ranges.replaceAll(" ", "")}]*$`;
}

const known = new Map<Family, RegExp>();

/** Returns whether a family has every character of a text, apart from line ends. */
export function isDrawnBy(family: Family, text: string): boolean {
  let found = known.get(family);
  if (!found) known.set(family, (found = new RegExp(wholly(family), "u")));
  return found.test(text);
}

/**
 * Pattern of a letter with its diacritics; a flag, or an emoji with its modifiers and joined emojis, counts
 * as one letter.
 */
const LETTER = /\p{Regional_Indicator}{2}|[^](?:[\p{M}\p{Emoji_Modifier}]|\u200d[^]?)*/gu;

/** Returns the letters of a text, each with its diacritics, composed into one character if possible. */
export const lettersOf = (text: string): string[] => text.normalize("NFC").match(LETTER) ?? [];

/** A letter as documents print it: without invisible characters, in the first family that has all of it. */
export interface DrawnLetter<F extends string> {
  readonly text: string;
  /** Font family; null when no family has the letter. */
  readonly family: F | null;
}

/**
 * Returns a letter with its diacritics in the first of the given families that has all of it; null when
 * nothing of it is visible.
 */
export function drawnLetter<F extends Family>(letter: string, families: readonly F[]): DrawnLetter<F> | null {
  const as = (text: string) => families.find((family) => isDrawnBy(family, text)) ?? null;
  const family = as(letter);
  if (family) return { text: letter, family };
  if (isInvisible.test(letter)) return null;
  const bare = letter.replace(INVISIBLE, "");
  return { text: bare, family: as(bare) };
}

/** Returns the letters of a text that no font of our documents has, without duplicates, in order. */
export function unprinted(text: string): string {
  if (isDrawnBy("TextWide", text)) return "";
  const missing = lettersOf(text.replace(/[\p{White_Space}\p{Cc}]+/gu, " ")).filter(
    (letter) => drawnLetter(letter, WIDEST)?.family === null,
  );
  return [...new Set(missing)].join("");
}

/** Returns the fault of a name that cannot be printed in documents, as a sentence in Spanish, or null. */
export function unprintedProblem(name: string | null | undefined): string | null {
  const letters = unprinted(name ?? "");
  return letters ? `No podemos imprimir «${letters}». Escribe el nombre como en el documento.` : null;
}

/**
 * Returns the faults of a name in a line of a file that cannot be printed: one sentence, or an empty array.
 */
export function unprintedProblems(name: string): readonly string[] {
  const problem = unprintedProblem(name);
  return problem ? [problem] : [];
}

/**
 * Returns the faults of a name in a line of a file: it must have a letter, and no letter that documents
 * cannot print.
 */
export const nameFaults = (name: string): readonly string[] =>
  /\p{L}/u.test(name) ? unprintedProblems(name) : [`«${name.slice(0, 40)}» no es un nombre`];

/**
 * Regular expressions for texts that documents printed completely when only the Latin fonts existed: one for
 * text, one for titles. An older document shows boxes for a text unless it matches both; in SQL, `not (text ~
 * all(${[...printedBefore]}::text[]))`.
 */
export const printedBefore = [wholly("Text"), wholly("Display")] as const;
