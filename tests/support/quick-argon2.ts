import * as argon2 from "../../node_modules/@node-rs/argon2/index.js";

// A hash says itself how it was made, and is verified so.
export { verify } from "../../node_modules/@node-rs/argon2/index.js";

/** Hashes with the library's least time and memory; its defaults are slow and take 19 MiB by design. */
export const hash = (password: string): Promise<string> =>
  argon2.hash(password, { memoryCost: 8, timeCost: 1 });
