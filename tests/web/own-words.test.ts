import { describe, expect, it } from "vitest";
import { spokenSoon } from "../../api/src/core/colombia/spoken.ts";
import { leftText } from "../../web/src/features/closing/closing.texts.ts";
import { foundText } from "../../web/src/features/customers/import.texts.ts";
import { quoteLabels } from "../../web/src/features/quotes/quote/quote.texts.ts";
import { type Filling, missing } from "../../web/src/ui/form/missing.ts";
import { TODAY } from "../support/calendar.ts";

describe("our own words", () => {
  it.each<[Filling, string, string]>([
    ["Escribe", "Precio por persona", "Escribe el precio por persona"],
    ["Elige", "Fecha de salida", "Elige la fecha de salida"],
    ["Elige", "Día", "Elige el día"],
    ["Escribe", "Días", "Escribe los días"],
    ["Escribe", "Cupos por salida", "Escribe los cupos por salida"],
    ["Escribe", "Ubicación", "Escribe la ubicación"],
    ["Escribe", "Razón social", "Escribe la razón social"],
    ["Escribe", "Código DANE", "Escribe el código DANE"],
    ["Escribe", "NIT", "Escribe el NIT"],
    ["Escribe", "Derecho de explotación (%)", "Escribe el derecho de explotación"],
    ["Elige", "Rige desde", "Elige una opción"],
    ["Escribe", "Qué pasó", "Escribe este dato"],
    ["Adjunta", "Comprobante", "Adjunta el comprobante"],
  ])("%s · %s", (filling, label, said) => expect(missing(filling, label)).toBe(said));

  it("say what is left of a month by its kinds", () => {
    expect(leftText([{ kind: "comisiones_por_pagar", cantidad: 4 }])).toBe(
      "Quedan 4 comisiones por pagar. Puedes cerrar el mes así.",
    );
    expect(
      leftText([
        { kind: "pagos_por_verificar", cantidad: 1 },
        { kind: "cuotas_por_pagar", cantidad: 0 },
        { kind: "compras_por_pagar", cantidad: 2 },
      ]),
    ).toBe("Quedan 1 pago por verificar y 2 compras por pagar. Puedes cerrar el mes así.");
    expect(leftText([{ kind: "pagos_en_revision", cantidad: 1 }])).toMatch(/^Queda 1 pago en revisión\./);
    expect(leftText([])).toBe("");
  });

  it("say what a file of customers holds", () => {
    expect(foundText({ fresh: 45, known: 1 })).toBe(
      "45 clientes nuevos. 1 ya existe: solo completamos lo que le falta.",
    );
    expect(foundText({ fresh: 1, known: 0 })).toBe("1 cliente nuevo.");
  });

  it("call a quote that is priced and not sent «Por enviar», and a near moment by day and hour", () => {
    expect(quoteLabels).toMatchObject({ completed: "Por enviar", sent: "Enviada" });
    expect(spokenSoon(new Date(`${TODAY}T19:00:00Z`)).replaceAll(/\s/g, " ")).toMatch(
      /^\d+ de [a-z]+, 2:00 p\. m\.$/,
    );
  });
});
