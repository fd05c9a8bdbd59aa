import { drawnLetter, isDrawnBy, lettersOf } from "../printed-letters.rules.ts";
import type { AskedFamily, Family } from "./fonts.ts";

/** Replacement for a character that no font has. */
const BOX = "□";

/** Families that supply characters missing in a requested family, in order of preference. */
const completing = {
  Display: ["DisplayWide", "TitleWide", "Symbols"],
  Text: ["TextWide", "Symbols"],
} as const satisfies Record<AskedFamily, readonly Family[]>;

const BOX_IN = { Display: "TitleWide", Text: "TextWide" } as const satisfies Record<AskedFamily, Family>;

/** A part of a text in one font family. */
export interface TextPart {
  text: string;
  readonly family: Family;
}

const LINE_ENDS = /[\u0085\u2028\u2029]/g;
const TABS = /[\t\v\f\u1680\u3000]/g;

/**
 * Splits a text into parts of one font family each. A word that the requested family covers completely stays
 * in it. Any other word is set in the supplementary families, character by character, so that its Latin
 * letters match its other letters. A character that no family has becomes a box.
 */
export function partsOf(text: string, asked: AskedFamily): TextPart[] {
  const composed = text.normalize("NFC");
  if (isDrawnBy(asked, composed)) return [{ text: composed, family: asked }];
  const parts: TextPart[] = [];
  const add = (text: string, family: Family) => {
    const last = parts.at(-1);
    if (last?.family === family) last.text += text;
    else parts.push({ text, family });
  };
  const words =
    composed
      .replace(LINE_ENDS, "\n")
      .replace(TABS, " ")
      .match(/\S+\s*|\s+/g) ?? [];
  for (const word of words)
    if (isDrawnBy(asked, word)) add(word, asked);
    else for (const letter of lettersOf(word)) addLetter(letter);
  return parts;

  function addLetter(letter: string): void {
    const before = parts.at(-1)?.family;
    // A comma has the face of the word before it.
    if (before && /^[\s\p{P}]+$/u.test(letter) && isDrawnBy(before, letter)) return add(letter, before);
    const drawn = drawnLetter(letter, completing[asked]);
    if (drawn) add(drawn.family ? drawn.text : BOX, drawn.family ?? BOX_IN[asked]);
  }
}
