/**
 * Returns an idempotency key of 128 random bits. Unlike `crypto.randomUUID` it also works on a page loaded
 * without TLS, as on a phone in the same network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
