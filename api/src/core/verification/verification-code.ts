import { randomInt } from "node:crypto";

// Without 0, O, 1, I and L, which are read aloud wrongly.
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const GROUPS = 3;
const LETTERS_OF_GROUP = 5;

const group = (): string =>
  Array.from({ length: LETTERS_OF_GROUP }, () => letters[randomInt(letters.length)]).join("");

/** Returns a verification code that nobody guesses: three groups of five, 74 random bits. */
export const newVerificationCode = (): string => Array.from({ length: GROUPS }, group).join("-");

/** Returns a code as it is stored, however it was typed: in any case, with blanks, or without its dashes. */
export const normalVerificationCode = (typed: string): string =>
  (typed.toUpperCase().match(/[A-Z0-9]/g) ?? [])
    .join("")
    .slice(0, GROUPS * LETTERS_OF_GROUP + 1)
    .replace(/(.{5})(?=.)/g, "$1-");
