import * as argon2 from "../../node_modules/@node-rs/argon2/index.js";

// A hash says itself how it was made, and is verified so.
export { verify } from "../../node_modules/@node-rs/argon2/index.js";

/** As the library's, which is slow and takes 19 MiB by design: here the least of both is enough. */
export const hash = (password: string): Promise<string> =>
  argon2.hash(password, { memoryCost: 8, timeCost: 1 });
