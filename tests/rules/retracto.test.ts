import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FiguresOn } from "../../api/src/modules/content/legal-figure/legal-figure.rules.ts";
import { retractoUntil } from "../../api/src/modules/contracts/contract/sale/retracto.rules.ts";
import {
  planWithin,
  type RetractoFacts,
  retractoTerms,
} from "../../api/src/modules/payments/retracto/retracto.rules.ts";

describe("the last day of a retracto", () => {
  // 5-colombia 2.4: five working days, the day of the signature left out.
  it.each([
    ["2026-03-27", "2026-04-07"],
    ["2026-12-04", "2026-12-14"],
    ["2026-11-20", "2026-11-27"],
    ["2026-12-22", "2026-12-30"],
    ["2026-07-10", "2026-07-21"],
  ])("of a contract signed on %s is %s", (signed, until) => {
    expect(retractoUntil(true, signed, "2027-06-01")).toBe(until);
  });

  it("does not exist for a sale face to face", () => {
    expect(retractoUntil(false, "2026-11-20", "2027-06-01")).toBeNull();
  });

  it("does not exist when the trip starts within five days of the signature", () => {
    expect(retractoUntil(true, "2026-11-20", "2026-11-25")).toBeNull();
    expect(retractoUntil(true, "2026-11-20", "2026-11-26")).not.toBeNull();
  });

  it("is at the latest the day before the trip", () => {
    expect(retractoUntil(true, "2026-11-20", "2026-11-26")).toBe("2026-11-25");
    expect(retractoUntil(true, "2026-11-20", "2026-11-28")).toBe("2026-11-27");
  });
});

const figures: FiguresOn = {
  retracto_plazo: 5,
  retracto_devolucion: 15,
  tiquetes_horas: 48,
  tiquetes_dias_nacional: 8,
  tiquetes_dias_internacional: 15,
  tiquetes_porcentaje: 10,
  tiquetes_tope_nacional: 60_000,
  tiquetes_tope_internacional: 50,
  tiquetes_devolucion: 30,
  iva_general: 19,
  efectivo_reportable: 10_000_000,
};
const bought = new Date("2026-11-23T15:00:00Z");
const facts: RetractoFacts = {
  paid: 3_000_000,
  tickets: 1_000_000,
  ticketsBoughtAt: bought,
  departure: "2026-12-09",
  international: false,
  travellers: 2,
  hasOtherServices: true,
};
const termsAt = (changed: Partial<RetractoFacts>, now = "2026-11-24T15:00:00Z") =>
  retractoTerms({ ...facts, ...changed }, figures, new Date(now), now.slice(0, 10));

describe("tickets of a retracto", () => {
  it.each([
    ["48 hours after they were bought", {}, "2026-11-25T15:00:00Z", true],
    ["a second later", {}, "2026-11-25T15:00:01Z", false],
    ["8 days before a flight in the country", { departure: "2026-12-02" }, undefined, true],
    ["7 days before a flight in the country", { departure: "2026-12-01" }, undefined, false],
    ["15 days before a flight abroad", { international: true }, undefined, true],
    ["14 days before a flight abroad", { international: true, departure: "2026-12-08" }, undefined, false],
  ])("%s", (_, changed, now, expected) => {
    const terms = termsAt(changed, now);
    expect(terms.ticketsReturn).toBe(expected);
    expect(terms.chooses).toBe(!expected);
  });

  it("let the airline keep the lower of a tenth and the fixed amount of each traveller", () => {
    expect(termsAt({}).mostKept).toBe(100_000);
    expect(termsAt({ travellers: 1 }).mostKept).toBe(60_000);
    expect(termsAt({ international: true, travellers: 1 }).mostKept).toBe(100_000);
  });

  it("leave no choice where nothing but the flight was sold", () => {
    expect(termsAt({ departure: "2026-11-30", hasOtherServices: false }).chooses).toBe(false);
  });

  it("and the rest equal the payments, for any payments", () => {
    fc.assert(
      fc.property(fc.nat(9_000_000), fc.nat(9_000_000), (paid, tickets) => {
        const terms = termsAt({ paid, tickets });
        expect(terms.services + terms.tickets).toBe(paid);
        expect(Math.min(terms.services, terms.tickets)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("a plan that a smaller price cuts", () => {
  const line = (monto: number, fechaVencimiento: string) => ({
    descripcion: "Cuota",
    fechaVencimiento,
    monto,
  });
  const plan = [line(500, "2026-12-01"), line(300, "2026-12-15"), line(200, "2027-01-01")];

  it.each([
    [1_000, [500, 300, 200]],
    [900, [500, 300, 100]],
    [800, [500, 300]],
    [10, [10]],
  ])("to %i pesos", (price, amounts) => {
    expect(planWithin(plan, price).map(({ monto }) => monto)).toEqual(amounts);
  });
});
