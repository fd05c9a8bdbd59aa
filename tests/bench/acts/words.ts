import { createHash, randomBytes, randomInt } from "node:crypto";

/** Returns an amount as people read it: `$ 3.770.000`. */
export const pesos = (amount: number): string => `$ ${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")}`;

/** Returns the token of a new link, and the hash that is kept of it. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: createHash("sha256").update(token).digest("base64url") };
}

const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Returns a code by which a document is verified: three groups of five letters. */
export const newCode = (): string =>
  Array.from({ length: 15 }, () => LETTERS[randomInt(LETTERS.length)])
    .join("")
    .replace(/(.{5})(?=.)/g, "$1-");

/** Returns the instant so many days later. */
export const daysLater = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000);
