import { describe, expect, it } from "vitest";
import { newSecretKey } from "../../api/src/core/config/secret-key.ts";
import { newLinkToken } from "../../api/src/core/links/links.ts";

describe("what is drawn", () => {
  it("a link's token has 256 bits, and none comes twice", () => {
    const tokens = Array.from({ length: 1_000 }, newLinkToken);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it("a key of secrets has 256 bits", () => {
    expect(Buffer.from(newSecretKey(), "base64")).toHaveLength(32);
    expect(newSecretKey()).not.toBe(newSecretKey());
  });
});
