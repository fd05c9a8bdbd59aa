import { describe, expect, it } from "vitest";
import { spokenDay } from "../../../api/src/core/colombia/spoken.ts";
import { nextThing } from "../../../web/src/features/payments/client-page/next-thing.ts";
import { inDays, TODAY } from "../../support/calendar.ts";

const [FROM, TO, DUE] = [inDays(40), inDays(44), inDays(12)];
const trip = {
  from: FROM,
  to: TO,
  flights: [{ departs: `${FROM}T06:40` }],
  stays: [{ name: "Hotel Caribe", from: FROM, until: TO }],
  days: [{ dia: 2, titulo: "Islas del Rosario" }],
};
const line = { monto: 100, pagado: 0, porVerificar: 0, fechaVencimiento: DUE };
type Own = Parameters<typeof nextThing>[0];
const waited = (changed: object, today = TODAY) =>
  nextThing(
    {
      status: "signed",
      addendum: null,
      quoteId: "1",
      numeroPasajeros: 1,
      travellers: [{ name: "Ana", titular: true, lacks: null }],
      plan: [],
      porRegistrar: 0,
      trip,
      ...changed,
    } as unknown as Own,
    today,
  );
const next = (changed: object, today?: string) => waited(changed, today)?.sentence ?? null;

describe("what a trip waits for", () => {
  it.each([
    ["an addendum", { addendum: { number: 2 } }, /otrosí n\.º 2/],
    ["a document", { travellers: [{ lacks: "Falta" }] }, /^Completa los datos de 1 viajero/],
    ["a name", { numeroPasajeros: 3 }, /^Completa los datos de 2 viajeros/],
    ["a payment", { plan: [line], porRegistrar: 100 }, `Tu próximo pago vence el ${spokenDay(DUE)}.`],
    ["its flight", {}, `Tu vuelo sale el ${spokenDay(FROM)}, 06:40.`],
    ["its first day", { trip: { ...trip, flights: [] } }, `Tu viaje empieza el ${spokenDay(FROM)}.`],
  ])("is %s", (_, changed, sentence) => {
    expect(next(changed)).toMatch(sentence);
  });

  it("is no name where the contract was made without a form of its travellers", () =>
    expect(next({ quoteId: null, numeroPasajeros: 3, travellers: [] })).toBe(
      `Tu vuelo sale el ${spokenDay(FROM)}, 06:40.`,
    ));

  it("is the payment after the one that was reported", () => {
    const reported = { ...line, pagado: 40, porVerificar: 60 };
    const later = { ...line, fechaVencimiento: inDays(30) };
    expect(next({ plan: [reported, later], porRegistrar: 100 })).toBe(
      `Tu próximo pago vence el ${spokenDay(inDays(30))}.`,
    );
  });

  it("is a payment that is late", () => {
    expect(next({ plan: [line], porRegistrar: 100 }, inDays(13))).toBe(
      `Tu pago venció el ${spokenDay(DUE)}.`,
    );
  });

  it("is the day itself once one travels, else the hotel, and nothing afterwards", () => {
    expect(next({}, inDays(41))).toBe("Hoy: Islas del Rosario.");
    expect(next({}, inDays(42))).toBe("Hoy duermes en Hotel Caribe.");
    expect(next({}, inDays(45))).toBeNull();
    expect(next({ status: "cancelled" })).toBeNull();
  });

  it("is done by the client on the page that its sentence names, and on no other", () => {
    const missing = { travellers: [{ lacks: "Falta" }] };
    expect(waited({ status: "active" })?.page).toBe("signature");
    expect(waited(missing)?.page).toBe("passengers");
    expect(waited({ ...missing, addendum: { number: 2 } })?.page).toBeNull();
    expect(waited({ ...missing }, FROM)?.page).toBeNull();
  });
});
