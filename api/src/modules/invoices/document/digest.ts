import { createHash } from "node:crypto";

/** Returns the SHA-384 of a text, hexadecimal, as used in the DIAN's codes. */
export const digest = (text: string): string => createHash("sha384").update(text).digest("hex");
