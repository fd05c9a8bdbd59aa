import { randomBytes } from "node:crypto";

/** 32 characters that cannot be confused when read aloud (Crockford's Base32, lower case). */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 12;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** Returns a code of 60 random bits. */
export const newShortCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");

/** Returns a typed code in its stored form; null when it cannot be a code. */
export function shortCodeOf(text: string): string | null {
  const code = text.toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
  return CODE.test(code) ? code : null;
}
