/**
 * Name of the stream of a password-protected workbook, in the directory of its compound file (MS-OFFCRYPTO
 * 2.3).
 */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

export const LOCKED = "El libro tiene contraseña. Ábrelo, quítale la contraseña y guárdalo de nuevo.";

/** Returns whether a compound file contains a password-protected workbook. */
export const isLocked = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(ENCRYPTED);
