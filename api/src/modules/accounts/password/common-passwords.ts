import { readFileSync } from "node:fs";

// From the dictionary `passwords` of @zxcvbn-ts/language-common 3.0.4 (MIT, copyright MrWook), most common
// first: only passwords that the other rules accept, of eight characters or more with a letter and a digit.
const list = readFileSync(new URL("../../../../data/common-passwords.txt", import.meta.url), "utf8");
const common = new Set(list.trim().split("\n"));

/** Returns whether a password, regardless of case, is among the most common leaked ones. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase());

/** Number of common passwords in the list. */
export const howManyCommon = common.size;
