/**
 * Returns a unique key of 128 random bits: under it the server does an act once. Unlike `crypto.randomUUID`
 * it also exists when the page was loaded without TLS, as on a phone in the same network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
