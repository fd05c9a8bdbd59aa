import { describe, expect, it } from "vitest";
import {
  answerUntil,
  type ClaimKind,
  completedUntil,
  completionAskedUntil,
  extendedUntil,
  extensionOf,
  noticeUntil,
  numberKindOf,
} from "../../api/src/modules/claims/claim/claim.rules.ts";

describe("the clock of a request", () => {
  it.each<[ClaimKind, string, string, string]>([
    // the Monday 2026-03-23 is a holiday, and so are Thursday and Friday before Easter
    ["consulta_datos", "2026-03-20", "2026-04-08", "ten working days"],
    ["reclamo_datos", "2026-03-20", "2026-04-15", "fifteen"],
    ["queja", "2026-03-20", "2026-04-15", "fifteen for a consumer"],
    ["peticion", "2026-12-04", "2026-12-29", "Immaculate Conception and Christmas between"],
    // Nuestra Señora de Chiquinquirá is kept since 2026
    ["consulta_datos", "2026-07-09", "2026-07-27", "two holidays between"],
    ["reclamo", "2026-07-11", "2026-08-04", "a Saturday"],
  ])("%s of %s is answered by %s: %s", (kind, filedOn, dueOn) => {
    expect(answerUntil(kind, filedOn)).toBe(dueOn);
  });

  it("is put off by five days for a query and eight for a claim about data, from its end; never for a consumer", () => {
    expect(extendedUntil("consulta_datos", "2026-12-04")).toBe("2026-12-14");
    expect(extendedUntil("reclamo_datos", "2026-12-04")).toBe("2026-12-17");
    expect((["peticion", "queja", "reclamo", "sugerencia"] as const).map(extensionOf)).toEqual([
      ...[null, null, null, null],
    ]);
  });

  it("lets an incomplete one be completed within five working days of coming, for two months", () => {
    expect(completionAskedUntil("2026-12-04")).toBe("2026-12-14");
    expect(completedUntil("2026-12-31")).toBe("2027-02-28");
  });

  it("is announced three working days before its end, weekends and holidays not counted", () => {
    expect(noticeUntil("2026-12-04")).toBe("2026-12-10");
  });

  it("numbers what is about data apart", () => {
    expect([numberKindOf("consulta_datos"), numberKindOf("reclamo")]).toEqual(["SD", "PQR"]);
  });
});
