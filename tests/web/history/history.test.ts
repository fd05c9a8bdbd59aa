import { describe, expect, it } from "vitest";
import { auditFilterOf } from "../../../web/src/features/history/audit.filters.ts";
import { changeText, folded, inOneLine, originText } from "../../../web/src/features/history/history-line.ts";
import { TODAY } from "../../support/calendar.ts";
import { placeOf } from "../../../web/src/features/history/record.links.ts";

describe("a line of the history", () => {
  it("shows the values before and after, and a mere note without an arrow", () => {
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

describe("one timeline", () => {
  const saved = (id: string, actorName = "Ana Ruiz") => ({
    id,
    actorName,
    at: `${TODAY}T10:00:0${id}Z`,
    type: "calculation.saved",
    tone: "sea" as const,
    text: `${actorName} guardó el cálculo por $ ${id}.`,
    again: "guardó el cálculo",
    changes: [],
    note: null,
    record: "quote" as const,
    recordId: "q",
    recordName: null,
    actorRole: "Asesor",
    origin: "Pantalla",
    ip: null,
  });
  const sent = { ...saved("5"), type: "quote.sent", text: "Ana Ruiz envió la versión 1.", again: null };

  it("shows the saves that one person repeated as one line, with the last one's moment", () => {
    const shown = folded([
      saved("9"),
      saved("8"),
      saved("7"),
      saved("6", "Luz Peña"),
      sent,
      sent,
      saved("4"),
    ]);
    expect(shown.map(({ title, lines }) => [title, lines[0].id])).toEqual([
      ["Ana Ruiz guardó el cálculo 3 veces.", "9"],
      ["Luz Peña guardó el cálculo por $ 6.", "6"],
      ["Ana Ruiz envió la versión 1.", "5"],
      ["Ana Ruiz envió la versión 1.", "5"],
      ["Ana Ruiz guardó el cálculo por $ 4.", "4"],
    ]);
  });

  it("has the client's acts in their place, and none older than the lines that are read", () => {
    const at = (hour: number) => ({ id: `${hour}`, title: `${hour}`, at: `${TODAY}T1${hour}:00:00.000Z` });
    const titles = (whole: boolean) =>
      inOneLine([at(8), at(4)], [at(2), at(6)], whole).map(({ title }) => title);
    expect(titles(true)).toEqual(["8", "6", "4", "2"]);
    expect(titles(false)).toEqual(["8", "6", "4"]);
  });
});

describe("the address of the audit log", () => {
  it("says which lines, and leaves out invalid values", () => {
    expect(auditFilterOf({ registro: "contract", numero: "CT-1", acto: "verified", desde: TODAY })).toEqual({
      record: "contract",
      number: "CT-1",
      act: "verified",
      from: TODAY,
      person: undefined,
      to: undefined,
    });
    expect(auditFilterOf({ registro: "toString", acto: "valueOf", hasta: "ayer" })).toEqual({
      record: undefined,
      number: undefined,
      person: undefined,
      act: undefined,
      from: undefined,
      to: undefined,
    });
  });
});
