// Runs in a browser, out of `verificar.html` alone: it imports nothing from beyond this folder.

/** Converts bytes to hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Decodes bytes as UTF-8 text.
 * @throws when they are not valid UTF-8.
 */
export const textOf = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes);
/** Returns whether two byte arrays are equal. */
export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);

/** Reports a difference found in a dossier: the file, and its description in Spanish. */
export type Say = (path: string | null, text: string) => void;
