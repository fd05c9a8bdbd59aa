import { createHash, randomBytes } from "node:crypto";

const KEY_BYTES = 32;
const WRITTEN = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Key that encrypts secrets, with the id that encrypted values carry to name their key. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/**
 * Parses one or more keys, separated by commas or line breaks: 32 bytes each, in base64. @throws Error that
 * completes «SECRETS_KEY …».
 */
export function secretKeys(text: string): readonly SecretKey[] {
  const written = text.split(/[\s,]+/).filter(Boolean);
  if (written.length === 0 || !written.every((key) => WRITTEN.test(key)))
    throw new Error("debe ser una llave de 32 bytes en base64, o varias separadas por comas.");
  return written.map((key) => {
    const bytes = Buffer.from(key, "base64");
    // An id reveals nothing of a random key.
    return {
      id: createHash("sha256").update("travesia secrets key").update(bytes).digest("hex").slice(0, 12),
      bytes,
    };
  });
}

/** Returns a new key in the format of `SECRETS_KEY`. */
export const newSecretKey = (): string => randomBytes(KEY_BYTES).toString("base64");
