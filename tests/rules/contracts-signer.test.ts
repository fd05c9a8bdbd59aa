import { describe, expect, it } from "vitest";
import { isHolder } from "../../api/src/modules/contracts/signature/signer.rules.ts";

const signer = { name: "José Peña", document: "1.020.304" };

describe("who signs", () => {
  it("is one whom the contract names, without case, accents and dots", () => {
    expect(isHolder({ names: ["JOSE PENA"], documents: ["1020304"] }, signer)).toBe(true);
    expect(isHolder({ names: ["Ana", "josé  peña"], documents: [null, "1020304"] }, signer)).toBe(true);
    expect(isHolder({ names: ["José Peñalosa"], documents: ["1020304"] }, signer)).toBe(false);
    expect(isHolder({ names: ["José Peña"], documents: ["1020305"] }, signer)).toBe(false);
  });

  it("says what the contract does not hold", () => {
    expect(isHolder({ names: ["José Peña"], documents: [null, ""] }, signer)).toBe(true);
    expect(isHolder({ names: [null, "  "], documents: [null] }, signer)).toBe(true);
  });
});
