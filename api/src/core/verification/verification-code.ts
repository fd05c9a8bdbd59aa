import { randomInt } from "node:crypto";

// Without 0, O, 1, I and L, which are read aloud wrongly.
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const GROUPS = 3;
const LETTERS_OF_GROUP = 5;

const group = (): string =>
  Array.from({ length: LETTERS_OF_GROUP }, () => letters[randomInt(letters.length)]).join("");

/** Generates a verification code that cannot be guessed: three groups of five characters, 74 random bits. */
export const newVerificationCode = (): string => Array.from({ length: GROUPS }, group).join("-");

/** Returns a typed code in its stored form; upper or lower case, spaces and missing dashes do not matter. */
export const normalVerificationCode = (typed: string): string =>
  (typed.toUpperCase().match(/[A-Z0-9]/g) ?? [])
    .join("")
    .slice(0, GROUPS * LETTERS_OF_GROUP + 1)
    .replace(/(.{5})(?=.)/g, "$1-");
