import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { Secret, TOTP } from "otpauth";

/**
 * Seconds for which a code is valid. The code before and the code after are accepted too, for clocks that
 * differ.
 */
const PERIOD = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 8;
const RECOVERY_BYTES = 5;

const totp = (secret: string, issuer = "", label = ""): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD,
    digits: 6,
    algorithm: "SHA1",
  });

/** Returns a new secret, base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the URI that authenticator apps read from a QR code. */
export const secretUri = (secret: string, issuer: string, email: string): string =>
  totp(secret, issuer, email).toString();

/**
 * Returns the number of the 30-second period that a six-digit code belongs to at an instant; null when the
 * code does not match the secret.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** Returns the code that an authenticator app displays at an instant. */
export const codeAt = (secret: string, now: Date): string =>
  totp(secret).generate({ timestamp: now.getTime() });

/** Returns new codes for people who lost their device, in a form to be written down: `k3f9-2mqa`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase()).map(
    (code) => `${code.slice(0, 4)}-${code.slice(4)}`,
  );

/** Returns a recovery code without the separators that people write. */
const bare = (code: string): string => code.toLowerCase().replace(/[^a-z2-7]/g, "");
const RECOVERY = /^[a-z2-7]{8}$/;

/**
 * Returns the stored hash of a recovery code: argon2id, because a code's 40 bits could be guessed quickly
 * from a fast hash.
 */
export const hashOfRecovery = (code: string): Promise<string> => hash(bare(code));

/**
 * Returns the stored hash that matches a typed code, or null; codes from earlier versions are stored as
 * SHA-256.
 */
export async function recoveryOf(code: string, hashes: readonly string[]): Promise<string | null> {
  const typed = bare(code);
  if (!RECOVERY.test(typed)) return null;
  const early = createHash("sha256").update(typed).digest("hex");
  for (const one of hashes)
    if (one.startsWith("$argon2") ? await verify(one, typed) : one === early) return one;
  return null;
}
