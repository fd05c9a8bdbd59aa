import { describe, expect, it } from "vitest";
import { comparedParts, proposedToStay, takenColumns } from "../../api/src/core/mutation/merge.rules.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly nit: string | null;
  readonly type: string | null;
  readonly number: string | null;
  readonly vat: boolean;
  readonly mandate: boolean | null;
  readonly createdAt: string;
}
const parts = {
  name: ["name"],
  nit: ["nit"],
  document: ["type", "number"],
  vat: ["vat"],
  mandate: { answer: "mandate" },
} as const;
const row = (over: Partial<Row>): Row => ({
  id: "a",
  name: "Rosa",
  nit: null,
  type: null,
  number: null,
  vat: false,
  mandate: null,
  createdAt: "2026-03-01T12:00:00Z",
  ...over,
});

describe("two records that become one", () => {
  const kept = row({ name: "Rosa Dias", type: "cc", number: "1" });
  const other = row({ name: "Rosa Díaz", nit: "9", type: "cc", number: "2", vat: true });

  it("are compared part by part: what one lacks is filled, what both say is chosen", () => {
    expect(comparedParts(parts, kept, other)).toEqual({
      filled: ["nit", "vat"],
      differing: ["name", "document"],
    });
    expect(comparedParts(parts, kept, kept)).toEqual({ filled: [], differing: [] });
  });

  it("never lose a value of the kept record to a value of the other", () => {
    expect(takenColumns(parts, other, kept, ["nit", "vat"])).toEqual({});
  });

  it("take a part whole", () => {
    expect(takenColumns(parts, kept, other, ["document"])).toEqual({
      nit: "9",
      vat: true,
      type: "cc",
      number: "2",
    });
  });

  it("take no for an answer, which is more than none and differs from yes", () => {
    const [none, no, yes] = [null, false, true].map((mandate) => row({ mandate }));
    expect(comparedParts(parts, none!, no!)).toEqual({ filled: ["mandate"], differing: [] });
    expect(takenColumns(parts, none!, no!, [])).toEqual({ mandate: false });
    expect(comparedParts(parts, yes!, no!)).toEqual({ filled: [], differing: ["mandate"] });
    expect(takenColumns(parts, yes!, no!, ["mandate"])).toEqual({ mandate: false });
    expect(takenColumns(parts, no!, none!, ["mandate"])).toEqual({});
  });

  it("leave the older one, unless the newer clearly says more", () => {
    expect(proposedToStay(parts, kept, { ...other, createdAt: "2026-03-05T12:00:00Z" }).nit).toBe("9");
    expect(proposedToStay(parts, kept, { ...other, vat: false, createdAt: "2026-03-05T12:00:00Z" })).toBe(
      kept,
    );
    const newer = row({ id: "b", createdAt: "2026-03-02T12:00:00Z" });
    const older = row({ id: "c" });
    expect(proposedToStay(parts, newer, older)).toBe(older);
    expect(proposedToStay(parts, older, newer)).toBe(older);
  });
});
