import { createHmac } from "node:crypto";

declare module "../context.ts" {
  interface Services {
    readonly fingerprints: Fingerprints;
  }
}

/**
 * Keyed hashes of texts (HMAC, RFC 2104): equal texts have equal hashes. Without the installation's secret,
 * which `SECRETS_KEY` wraps, nobody can recover a text or compute a hash.
 */
export class Fingerprints {
  constructor(private readonly secret: string) {}

  /** Returns the fingerprint of a text for one use: the same text has another one elsewhere. */
  of(use: string, text: string): Buffer {
    return createHmac("sha256", this.secret).update(`${use}\n${text}`).digest();
  }
}
