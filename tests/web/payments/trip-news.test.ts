import { describe, expect, it } from "vitest";
import { spokenDay } from "../../../api/src/core/colombia/spoken.ts";
import { tripNews } from "../../../web/src/features/payments/client-page/trip-news.ts";
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
type Own = Parameters<typeof tripNews>[0];
const next = (changed: object, today = TODAY) =>
  tripNews({ status: "signed", plan: [], porRegistrar: 0, trip, ...changed } as unknown as Own, today);

describe("what comes next of a trip that waits for nothing", () => {
  it.each([
    ["a payment", { plan: [line], porRegistrar: 100 }, `Tu próximo pago vence el ${spokenDay(DUE)}.`],
    ["its flight", {}, `Tu vuelo sale el ${spokenDay(FROM)}, 06:40.`],
    ["its first day", { trip: { ...trip, flights: [] } }, `Tu viaje empieza el ${spokenDay(FROM)}.`],
  ])("is %s", (_, changed, sentence) => {
    expect(next(changed)).toMatch(sentence);
  });

  it("is the payment after the one that was reported", () => {
    const reported = { ...line, pagado: 40, porVerificar: 60 };
    const later = { ...line, fechaVencimiento: inDays(30) };
    expect(next({ plan: [reported, later], porRegistrar: 100 })).toBe(
      `Tu próximo pago vence el ${spokenDay(inDays(30))}.`,
    );
  });

  it("is the day itself once one travels, else the hotel, and nothing afterwards", () => {
    expect(next({}, inDays(41))).toBe("Hoy: Islas del Rosario.");
    expect(next({}, inDays(42))).toBe("Hoy duermes en Hotel Caribe.");
    expect(next({}, inDays(45))).toBeNull();
    expect(next({ status: "cancelled" })).toBeNull();
  });
});
