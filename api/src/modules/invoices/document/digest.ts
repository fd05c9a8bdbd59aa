import { createHash } from "node:crypto";

/** SHA-384 of a text, hexadecimal: how the DIAN's codes are made. */
export const digest = (text: string): string => createHash("sha384").update(text).digest("hex");
