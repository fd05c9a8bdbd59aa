import { describe, expect, it } from "vitest";
import { auditFilterOf } from "../../web/src/features/history/audit.filters.ts";
import { changeText, originText } from "../../web/src/features/history/history-line.ts";
import { TODAY } from "../support/calendar.ts";
import { placeOf } from "../../web/src/features/history/record.links.ts";

describe("a line of the history", () => {
  it("says what was before and after, and what was only noted without an arrow", () => {
    expect(changeText({ label: "Saldo", before: "$ 3.000", after: "$ 1.000" })).toBe(
      "Saldo: $ 3.000 → $ 1.000",
    );
    expect(changeText({ label: "Líder", before: "Ana", after: null })).toBe("Líder: Ana → nada");
    expect(changeText({ label: "Medio", before: null, after: "Nequi" })).toBe("Medio: Nequi");
  });

  it("says whose part it was and from where, as far as that is known", () => {
    const origin = "Pantalla · Chrome en Windows";
    expect(originText({ actorRole: "Contador", origin, ip: "190.24.1.8" })).toBe(
      `Contador · ${origin} · 190.24.1.8`,
    );
    expect(originText({ actorRole: null, origin: "Tarea", ip: null })).toBe("Tarea");
  });

  it("leads to its record where that has a page and still exists", () => {
    expect(placeOf({ record: "contract", recordId: "0190-aa", recordName: "CT-1" })).toBe(
      "/contratos/0190-aa",
    );
    expect(placeOf({ record: "contract", recordId: "0190-aa", recordName: null })).toBeNull();
    expect(placeOf({ record: "settings", recordId: "agency", recordName: "x" })).toBeNull();
  });
});

describe("the address of the audit log", () => {
  it("says which lines, and what it cannot mean is left out", () => {
    expect(auditFilterOf({ registro: "contract", numero: "CT-1", acto: "verified", desde: TODAY })).toEqual({
      ...{ record: "contract", number: "CT-1", act: "verified", from: TODAY },
      ...{ person: undefined, to: undefined },
    });
    expect(auditFilterOf({ registro: "toString", acto: "valueOf", hasta: "ayer" })).toEqual({
      ...{ record: undefined, number: undefined, person: undefined },
      ...{ act: undefined, from: undefined, to: undefined },
    });
  });
});
