/**
 * Returns a key that nobody else makes, of 128 random bits: under it the server does a thing once. Unlike
 * `crypto.randomUUID` it is also there where the page came without TLS, as on a phone in the same network.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
