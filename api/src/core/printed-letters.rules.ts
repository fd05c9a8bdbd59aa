import { lettersOfFaces } from "./letters-of-faces.generated.ts";

/** A family of faces of documents, by its use. */
type Family = keyof typeof lettersOfFaces;

/** Families that together have every letter that is printed: each other family is a part of the first. */
const WIDEST = ["TextWide", "Symbols"] as const;

/** Characters that affect the drawing of others and are not drawn themselves. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const isInvisible = /^\p{Default_Ignorable_Code_Point}+$/u;

/**
 * Returns the expression of a text whose every character a family has, line ends apart. JavaScript and
 * PostgreSQL read it alike.
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

/** A letter with its marks; a flag, or a picture with its skin and those joined to it, is one too. */
const LETTER = /\p{Regional_Indicator}{2}|[^](?:[\p{M}\p{Emoji_Modifier}]|\u200d[^]?)*/gu;

/** Returns the letters of a text, each with its marks; composed when a letter is one character. */
export const lettersOf = (text: string): string[] => text.normalize("NFC").match(LETTER) ?? [];

/** A letter as it is drawn: without invisible characters, in the first family that has all of it. */
export interface DrawnLetter<F extends string> {
  readonly text: string;
  /** Family; null when none has the letter. */
  readonly family: F | null;
}

/**
 * Returns a letter as it is drawn by the first of some families that has all of it; its marks stay with it.
 * Null when nothing of it is visible.
 */
export function drawnLetter<F extends Family>(letter: string, families: readonly F[]): DrawnLetter<F> | null {
  const as = (text: string) => families.find((family) => isDrawnBy(family, text)) ?? null;
  const family = as(letter);
  if (family) return { text: letter, family };
  if (isInvisible.test(letter)) return null;
  const bare = letter.replace(INVISIBLE, "");
  return { text: bare, family: as(bare) };
}

/** Returns the letters of a text that no face of our documents has, each once, in their order. */
export function unprinted(text: string): string {
  if (isDrawnBy("TextWide", text)) return "";
  const missing = lettersOf(text.replace(/[\p{White_Space}\p{Cc}]+/gu, " ")).filter(
    (letter) => drawnLetter(letter, WIDEST)?.family === null,
  );
  return [...new Set(missing)].join("");
}

/** Returns the fault of a name that documents print, as a sentence in Spanish, or null. */
export function unprintedProblem(name: string | null | undefined): string | null {
  const letters = unprinted(name ?? "");
  return letters ? `No podemos imprimir «${letters}». Escribe el nombre como en el documento.` : null;
}

/** Returns the faults of a name in a line of a file: one sentence, or none. */
export function unprintedProblems(name: string): readonly string[] {
  const problem = unprintedProblem(name);
  return problem ? [problem] : [];
}

/** Returns the faults of a name in a line of a file, which has a letter and none that no document prints. */
export const nameFaults = (name: string): readonly string[] =>
  /\p{L}/u.test(name) ? unprintedProblems(name) : [`«${name.slice(0, 40)}» no es un nombre`];

/**
 * Expressions for texts that documents printed completely while they had only the Latin faces: one for plain
 * type, one for titles. An older text has boxes unless it matches both; in SQL, `not (text ~
 * all(${[...printedBefore]}::text[]))`.
 */
export const printedBefore = [wholly("Text"), wholly("Display")] as const;
