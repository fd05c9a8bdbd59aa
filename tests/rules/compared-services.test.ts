import { describe, expect, it } from "vitest";
import {
  differenceText,
  standing,
} from "../../api/src/modules/quotes/quote/proposal/compared-services.rules.ts";
import { dayKind } from "../../api/src/modules/quotes/quote/proposal/day-kind.rules.ts";
import { coverOf } from "../../api/src/modules/quotes/quote/proposal/proposal-cover.rules.ts";

const tickets = { title: "Tiquetes", detail: "Bogotá – Cartagena" };
const hotel = (detail: string) => ({ title: "Alojamiento", detail });
const meals = (detail: string | null) => ({ title: "Alimentación", detail });
const base = { precioTotal: 4_000_000, lines: [tickets, hotel("Brisas del Mar"), meals("Desayuno")] };

describe("the difference between two options", () => {
  it.each([
    [
      { precioTotal: 6_130_375, lines: [tickets, hotel("frente al mar"), meals("Todo incluido")] },
      "+ $ 2.130.375: frente al mar y Todo incluido",
    ],
    [{ precioTotal: 3_500_000, lines: [tickets, hotel("Brisas del Mar")] }, "− $ 500.000: sin alimentación"],
    [
      { precioTotal: 4_000_000, lines: [tickets, hotel("Uno\nDos"), meals("Desayuno")] },
      "Mismo precio: Uno; Dos",
    ],
    [
      { precioTotal: 4_000_001, lines: [...base.lines, { title: "Seguros", detail: null }] },
      "+ $ 1: Seguros",
    ],
    [base, "Mismo precio"],
  ])("is its price and its changes: %#", (option, text) => {
    expect(differenceText(option, base).replace(/\u00a0/g, " ")).toBe(text);
  });

  it("is counted from the recommended one, which says what is its own", () => {
    const cheap = { ...base, precioTotal: 3_000_000, lines: [tickets, hotel("Posada")], recommended: false };
    const best = { ...base, recommended: true };
    const standsAs = standing([cheap, best]);
    expect(standsAs(best)).toBe("Brisas del Mar y Desayuno");
    expect(standsAs(cheap).replace(/\u00a0/g, " ")).toBe("− $ 1.000.000: Posada y sin alimentación");
  });
});

it.each([
  ["Llegada a Cartagena", "journey"],
  ["Regreso a Bogotá", "journey"],
  ["Día libre en Cartagena", "free"],
  ["Islas del Rosario", "outing"],
])("the day «%s» is drawn as %s", (title, kind) => expect(dayKind(title)).toBe(kind));

it("the cover is the first picture of a day, else of a hotel, else none", () => {
  const stays = [{ imagenes: null }, { imagenes: ["/media/h"] }];
  expect(coverOf({ stays, itinerario: [{ imagen: null }, { imagen: "/media/d" }] })).toBe("/media/d");
  expect(coverOf({ stays, itinerario: [{ imagen: null }] })).toBe("/media/h");
  expect(coverOf({})).toBeNull();
});
