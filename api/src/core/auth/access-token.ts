import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Beginning of every access token, which distinguishes it from other bearers. */
export const TOKEN_PREFIX = "trv_";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Random bytes of a token, their digits in base 62, and the digits of the checksum behind them. */
const BYTES = 32;
const BODY = 43;
const CHECK = 6;
/** Characters of a token that its owner is shown ever after. */
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
  /** The text that its owner is shown once. */
  readonly token: string;
  readonly hash: string;
  /** Its first characters, by which a person knows it among others. */
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
 * Returns the hash under which a token would be kept; null for a text whose checksum is wrong, which nobody
 * needs to look up.
 */
export function hashOfToken(text: string): string | null {
  if (!shape.test(text)) return null;
  return text.slice(-CHECK) === checksumOf(text.slice(0, -CHECK)) ? hashOf(text) : null;
}
