import { describe, expect, it } from "vitest";
import { spokenSoon } from "../../../api/src/core/colombia/spoken.ts";
import { leftText } from "../../../web/src/features/closing/closing.texts.ts";
import { foundText } from "../../../web/src/features/customers/import.texts.ts";
import { quoteLabels } from "../../../web/src/features/quotes/quote/quote.texts.ts";
import { type Filling, missing } from "../../../web/src/ui/form/missing.ts";
import { addDays, weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { answeredToday, normalHours } from "../../../api/src/core/colombia/opening-hours.ts";
import { landingTexts } from "../../../web/src/features/quotes/landing/landing.texts.ts";
import { TODAY, YEAR } from "../../support/calendar.ts";

/** The first such day from today on of a week without holidays. */
function dayOfWeek(wanted: number): string {
  let day = TODAY;
  const isFree = () => [0, 1, 2, 3, 4, 5].every((days) => !isHoliday(addDays(day, days)));
  while (weekday(day) !== wanted || !isFree()) day = addDays(day, 1);
  return day;
}

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
    expect(leftText([{ kind: "movimientos_por_clasificar", cantidad: 15 }], 7)).toBe(
      "Quedan 15 movimientos del banco por clasificar (7 salidas). Puedes cerrar el mes así.",
    );
    expect(leftText([])).toBe("");
  });

  it("say what a file of customers holds", () => {
    expect(foundText({ fresh: 45, known: 1, repeated: 0 })).toBe(
      "45 clientes nuevos. 1 ya existe: solo completamos lo que le falta.",
    );
    expect(foundText({ fresh: 1, known: 0, repeated: 0 })).toBe("1 cliente nuevo.");
    expect(foundText({ fresh: 1, known: 0, repeated: 2 })).toContain("2 líneas repiten a otra");
  });

  it("promise a visitor an answer today only within the hours of that kind of day", () => {
    const hours = { horarioSemana: "08:00-18:00", horarioSabado: "09:00-13:00", horarioDomingo: null };
    // A week from a Monday that is no holiday, its hours in Bogota.
    const monday = dayOfWeek(1);
    const said = (days: number, hour: string) =>
      answeredToday(hours, new Date(`${addDays(monday, days)}T${hour}:00-05:00`));
    expect(said(0, "08:00")).toBe("hoy antes de las 6 p. m.");
    expect(said(0, "17:59")).toBe("hoy antes de las 6 p. m.");
    for (const hour of ["07:59", "18:00", "23:30"]) expect(said(0, hour)).toBeNull();
    expect(said(5, "10:00")).toBe("hoy antes de la 1 p. m.");
    expect(said(6, "10:00")).toBeNull();
    const holiday = `${YEAR}-12-25`;
    const christmas = new Date(`${holiday}T10:00:00-05:00`);
    expect(answeredToday(hours, christmas)).toBeNull();
    expect(answeredToday({ ...hours, horarioDomingo: "10:00-16:30" }, christmas)).toBe(
      "hoy antes de las 4:30 p. m.",
    );
    expect(landingTexts.promise(said(0, "10:00"))).toBe(
      "Sin compromiso. Te respondemos hoy antes de las 6 p. m.",
    );
    expect(landingTexts.promise(null)).toContain("24 a 48 horas");
  });

  it.each([
    ["8:00 a 18:00", "08:00-18:00"],
    ["8-18", "08:00-18:00"],
    ["09:30 - 13:00", "09:30-13:00"],
    ["18:00 a 8:00", null],
    ["8:00 a 25:00", null],
    ["de ocho a seis", null],
  ])("keep hours typed as %s", (typed, kept) => expect(normalHours(typed)).toBe(kept));

  it("call a quote that is priced and not sent «Por enviar», and a near moment by day and hour", () => {
    expect(quoteLabels).toMatchObject({ completed: "Por enviar", sent: "Enviada" });
    expect(spokenSoon(new Date(`${TODAY}T19:00:00Z`)).replaceAll(/\s/g, " ")).toMatch(
      /^\d+ de [a-z]+, 2:00 p\. m\.$/,
    );
  });
});
