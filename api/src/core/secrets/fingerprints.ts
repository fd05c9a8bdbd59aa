import { createHmac } from "node:crypto";

declare module "../context.ts" {
  interface Services {
    readonly fingerprints: Fingerprints;
  }
}

/**
 * Keyed hashes of texts (HMAC, RFC 2104): equal texts have equal hashes. Without the installation's secret,
 * which `SECRETS_KEY` encrypts, nobody can recover a text or compute a hash.
 */
export class Fingerprints {
  constructor(private readonly secret: string) {}

  /** Returns the hash of a text for one use; other uses have other hashes for the same text. */
  of(use: string, text: string): Buffer {
    return createHmac("sha256", this.secret).update(`${use}\n${text}`).digest();
  }
}
