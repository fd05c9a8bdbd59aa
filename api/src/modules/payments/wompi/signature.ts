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
 * Signs a transaction so that its amount cannot be changed in transit: plain SHA-256 of its fields and the
 * secret, in lower-case hexadecimal (spec/5-colombia.md 1.4; no HMAC).
 */
export const integritySignature = (
  { reference, amountInCents, currency, expirationTime = "" }: SignedTransaction,
  secret: string,
): string => sha256(`${reference}${amountInCents}${currency}${expirationTime}${secret}`);

/**
 * Returns the expected checksum of an event: SHA-256 of the values listed in the event, in that order, its
 * timestamp and the secret (1.9). Null when a listed value is not an own property of `data`.
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
 * Returns the value at a dotted path, following own properties only; undefined when it is not a string,
 * number or boolean.
 */
function ownValue(data: unknown, path: string): string | number | boolean | undefined {
  let value: unknown = data;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return ["string", "number", "boolean"].includes(typeof value) ? (value as string) : undefined;
}

/** Returns whether two checksums are equal, ignoring case, in constant time. */
export const sameChecksum = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one.toLowerCase())), Buffer.from(sha256(other.toLowerCase())));
