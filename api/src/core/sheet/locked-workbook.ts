/** Name of the stream of a workbook with a password, in the directory of its file (MS-OFFCRYPTO 2.3). */
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

export const LOCKED = "El libro tiene contraseña. Ábrelo, quítale la contraseña y guárdalo de nuevo.";

/** Returns whether a compound file contains a workbook with a password. */
export const isLocked = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes(ENCRYPTED);
