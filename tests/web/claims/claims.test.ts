import { describe, expect, it } from "vitest";
import { answerUntil } from "../../../api/src/modules/claims/claim/claim.rules.ts";
import { clockChip, clockText } from "../../../web/src/features/claims/claim.texts.ts";
import { fileClaimFields } from "../../../web/src/features/claims/own/file-claim.form.ts";
import { inDays, TODAY } from "../../support/calendar.ts";

describe("the clock of a request", () => {
  it("counts working days, and says when they are over", () => {
    expect(clockText(answerUntil("queja", TODAY), TODAY)).toBe("Quedan 15 días hábiles");
    expect(clockText(TODAY, TODAY)).toBe("Vence hoy");
    expect(clockText(TODAY, inDays(30))).toMatch(/^Venció hace \d+ días hábiles$/);
  });

  it("is marked when three days are left, and when it is over; an ended request has none", () => {
    const chip = (status: "recibido" | "respondido", dueOn: string, today = TODAY) =>
      clockChip({ status, dueOn }, today)?.tone ?? null;
    expect(chip("recibido", answerUntil("queja", TODAY))).toBe("neutral");
    expect(chip("recibido", TODAY)).toBe("sun");
    expect(chip("recibido", TODAY, inDays(1))).toBe("clay");
    expect(chip("respondido", TODAY, inDays(1))).toBeNull();
  });
});

describe("the form of a request", () => {
  const filled = { ...fileClaimFields.empty, nombre: "Marta Ríos", email: "m@correo.test", detalle: "Hola" };

  it("asks for a document only where it is about data", () => {
    expect(fileClaimFields.problems(filled)).toEqual({});
    expect(fileClaimFields.problems({ ...filled, kind: "consulta_datos" })).toEqual({
      documento: "El número de documento es requerido",
    });
  });

  it("sends a document and a right only where they are asked for", () => {
    const typed = { ...filled, documento: "52123456" };
    expect(fileClaimFields.input(typed)).toMatchObject({
      documento: null,
      tipoDocumento: null,
      derecho: null,
    });
    expect(fileClaimFields.input({ ...typed, kind: "reclamo_datos" })).toMatchObject({
      documento: "52123456",
      tipoDocumento: "cc",
      derecho: "correccion",
    });
  });
});
