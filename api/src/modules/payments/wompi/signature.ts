import { createHash, timingSafeEqual } from "node:crypto";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Fields that the integrity signature of a transaction covers; `expirationTime` (ISO 8601, UTC) only when it
 * is sent.
 */
export interface SignedTransaction {
  readonly reference: string;
  readonly amountInCents: number;
  readonly currency: string;
  readonly expirationTime?: string;
}

/**
 * Signs a transaction so that nobody changes its amount on the way: the plain SHA-256 over its parts and the
 * secret, in lower-case hexadecimal (spec/5-colombia.md 1.4; no HMAC).
 */
export const integritySignature = (
  { reference, amountInCents, currency, expirationTime = "" }: SignedTransaction,
  secret: string,
): string => sha256(`${reference}${amountInCents}${currency}${expirationTime}${secret}`);

/**
 * Returns the checksum that an event should carry: SHA-256 over the values that it names itself, in their
 * order, its timestamp and the secret (1.9). Null when it names something that `data` does not have as its
 * own.
 */
export function eventChecksum(
  data: unknown,
  properties: readonly unknown[],
  timestamp: number,
  secret: string,
): string | null {
  let text = "";
  for (const property of properties) {
    const value = typeof property === "string" ? ownValue(data, property) : undefined;
    if (value === undefined) return null;
    text += String(value);
  }
  return sha256(`${text}${timestamp}${secret}`);
}

/**
 * Returns a value by its dotted path over own properties alone; undefined when it is not a text, number or
 * boolean.
 */
function ownValue(data: unknown, path: string): string | number | boolean | undefined {
  let value: unknown = data;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return ["string", "number", "boolean"].includes(typeof value) ? (value as string) : undefined;
}

/**
 * Returns whether two checksums are equal, whatever their case, in a time that does not depend on the
 * position of a difference.
 */
export const sameChecksum = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one.toLowerCase())), Buffer.from(sha256(other.toLowerCase())));
