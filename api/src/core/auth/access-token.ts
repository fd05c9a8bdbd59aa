import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Prefix of every access token, which distinguishes it from other bearers. */
export const TOKEN_PREFIX = "trv_";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/**
 * Number of random bytes of a token, of base-62 digits that encode them, and of digits of the checksum that
 * follows.
 */
const BYTES = 32;
const BODY = 43;
const CHECK = 6;
/** Number of characters of a token that stay visible to its owner. */
const SHOWN = TOKEN_PREFIX.length + 6;

const shape = /^trv_[0-9A-Za-z]{49}$/;

const inBase62 = (number: bigint, digits: number): string => {
  const base = BigInt(DIGITS.length);
  let [rest, text] = [number, ""];
  for (; rest > 0n; rest /= base) text = `${DIGITS[Number(rest % base)]}${text}`;
  return text.padStart(digits, "0");
};

const checksumOf = (text: string): string => inBase62(BigInt(crc32(text)), CHECK);

/** A new access token, with the part of it that is stored. */
export interface MadeToken {
  /** Full text of the token, displayed to its owner only once. */
  readonly token: string;
  readonly hash: string;
  /** First characters of the token, by which a person recognizes it. */
  readonly prefix: string;
}

/** Returns the hash under which a token is stored, base64url. Tokens are random, so one round is enough. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Returns a new token: prefix, 32 random bytes in base 62, and a checksum of both. */
export function makeAccessToken(bytes: Uint8Array = randomBytes(BYTES)): MadeToken {
  const begun = TOKEN_PREFIX + inBase62(BigInt(`0x${Buffer.from(bytes).toString("hex")}`), BODY);
  const token = begun + checksumOf(begun);
  return { token, hash: hashOf(token), prefix: token.slice(0, SHOWN) };
}

/** Returns whether a bearer has the form of an access token; the token itself may be invalid. */
export const looksLikeAccessToken = (bearer: string): boolean => bearer.startsWith(TOKEN_PREFIX);

/**
 * Returns the hash under which a token would be stored; null when the checksum is wrong, so that no lookup is
 * needed.
 */
export function hashOfToken(text: string): string | null {
  if (!shape.test(text)) return null;
  return text.slice(-CHECK) === checksumOf(text.slice(0, -CHECK)) ? hashOf(text) : null;
}
