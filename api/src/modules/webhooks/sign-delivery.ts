import { createHmac, randomBytes } from "node:crypto";

/** Prefix of every secret (Standard Webhooks). */
const PREFIX = "whsec_";

/** Returns a new secret: its prefix and 32 random bytes. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString("base64");

interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/**
 * Returns the headers of a delivery as Standard Webhooks defines: its id, the time of this attempt in
 * seconds, and one signature for each secret.
 */
export function signedHeaders(secrets: readonly string[], { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
    return `v1,${signature.toString("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
