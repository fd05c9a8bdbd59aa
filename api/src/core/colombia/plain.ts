/** Returns a text without the marks of its letters: `Bogotá` becomes `Bogota`. */
export const unaccented = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Returns a text as it is compared: lower case without accents, as `plain_text` of the database. */
export const plain = (text: string): string => unaccented(text).toLowerCase();

/** Apostrophes and hyphens, however programs write them. */
const marks = /['’‘ʼ´`′\p{Pd}\u00AD−]/gu;

/** Returns a text without apostrophes and hyphens, which a search ignores: `O'Connor` becomes `OConnor`. */
export const unmarked = (text: string): string => text.replace(marks, "");

/** Returns a text as a search compares it: plain, without apostrophes and hyphens. */
export const searchedText = (text: string): string => unmarked(plain(text));

/** Returns the words of a text as they are compared, without its signs: `Fecha (día)` becomes `fecha dia`. */
export const plainWords = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Returns a name as it is compared: plain, without needless blanks. */
export const plainName = (name: string): string => plain(name).replace(/\s+/g, " ").trim();

/**
 * Returns a text as an address or a file is named: `Cartagena, amurallada` becomes `cartagena-amurallada`.
 */
export const dashed = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
