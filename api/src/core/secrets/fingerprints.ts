import { createHmac } from "node:crypto";

/**
 * Keyed hashes of texts (HMAC, RFC 2104): equal texts have equal ones, and without the installation's secret,
 * which `SECRETS_KEY` wraps, nobody finds the text again or makes one of their own.
 */
export class Fingerprints {
  constructor(private readonly secret: string) {}

  /** Returns the fingerprint of a text for one use: the same text has another one elsewhere. */
  of(use: string, text: string): Buffer {
    return createHmac("sha256", this.secret).update(`${use}\n${text}`).digest();
  }
}
