import * as argon2 from "../../node_modules/@node-rs/argon2/index.js";
import { describe, expect, it } from "vitest";

// Tests hash with the least rounds (decision 0123): here it is as the program asks the library.
describe("a password", () => {
  it("is kept as argon2id with 19 MiB and two rounds, each time another one", async () => {
    const [one, other] = await Promise.all([argon2.hash("Cartagena2026"), argon2.hash("Cartagena2026")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
    expect(await argon2.verify(one, "Cartagena2026")).toBe(true);
    expect(await argon2.verify(one, "cartagena2026")).toBe(false);
  });
});
