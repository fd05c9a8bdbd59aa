import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../../api/src/core/colombia/cop.ts";
import { normalSections } from "../../api/src/modules/quotes/calculation/costs/calculation-input.rules.ts";
import {
  costLines,
  costoBaseOf,
} from "../../api/src/modules/quotes/calculation/costs/calculation-lines.rules.ts";
import type { PostedSections } from "../../api/src/modules/quotes/calculation/costs/calculation-sections.rules.ts";
import {
  calculate,
  commissionOf,
  type CommissionTerms,
  defaultTerms,
  profitTerms,
} from "../../api/src/modules/quotes/calculation/calculation.rules.ts";

const everyone = { asesor: true, lider: true, gerente: true };
const quote = (
  posted: PostedSections,
  persons: number,
  over: Partial<Parameters<typeof calculate>[0]> = {},
) =>
  calculate({
    sections: normalSections(posted),
    persons,
    profit: profitTerms(),
    terms: {},
    present: everyone,
    discountPercent: 0,
    ...over,
  });
const baseOf = (posted: PostedSections, persons = 2) =>
  costoBaseOf(costLines(normalSections(posted), persons));

describe("what a section costs", () => {
  it.each<[string, PostedSections, number]>([
    [
      "tickets are there and back",
      { tiquetes: { costoIda: 200_000, costoVuelta: 150_000, costoTotal: 1 } },
      350_000,
    ],
    ["a total counts without parts", { tiquetes: { costoIda: 0, costoTotal: 480_000 } }, 480_000],
    ["hotel is nights × night", { hotel: { noches: 3, costoNoche: 120_000, costoTotal: 99.5 } }, 360_000],
    [
      "only included transfers",
      {
        traslados: {
          aeropuertoHotelIda: { incluido: true, costo: 30_000 },
          hotelAeropuertoVuelta: { incluido: false, costo: 40_000 },
          otros: [{ descripcion: "Puerto", costo: 5_000 }],
        },
      },
      35_000,
    ],
    [
      "a part that is not included is no total",
      { equipaje: { bodega: { incluido: false, costo: 90_000 }, costoTotal: 90_000 } },
      0,
    ],
    [
      "cabin luggage is included by itself",
      { equipaje: { cabina: { costo: 20_000 }, bodega: { incluido: true, costo: 90_000 } } },
      110_000,
    ],
    ["food", { alimentacion: { tipo: "desayuno", costoTotal: 45_000 } }, 45_000],
    [
      "both homes of the medical insurance",
      {
        seguros: {
          asistenciaMedica: { incluido: true, costo: 50_000 },
          cancelacion: { incluido: true, costo: 20_000 },
        },
        asistenciaMedica: { costoTotal: 10_000 },
      },
      80_000,
    ],
    ["insurance as one total", { seguros: { costoTotal: 70_000 } }, 70_000],
    ["an excursion", { excursiones: [{ nombre: "Playa Blanca", costo: 80_000 }] }, 80_000],
    [
      "activities inside extras",
      {
        excursiones: [],
        extras: [
          { nombre: "Chiva", costo: 30_000, tipo: "actividad_basica" },
          { nombre: "Islas", costo: 80_000, tipo: "excursion" },
        ],
      },
      110_000,
    ],
    [
      "an excursion in both places once",
      {
        excursiones: [{ nombre: "Islas", costo: 80_000 }],
        extras: [{ nombre: "islas", costo: 80_000, tipo: "excursion" }],
      },
      80_000,
    ],
    [
      "activities in both places once",
      {
        actividadesAdicionales: { incluidas: true, actividades: [{ descripcion: "Chiva", costo: 30_000 }] },
        extras: [{ nombre: "Chiva", costo: 30_000, tipo: "actividad_basica" }],
      },
      30_000,
    ],
    [
      "activities as a lump in both places once",
      {
        actividadesAdicionales: { incluidas: true, costoPorPersona: 50_000 },
        extras: [
          { nombre: "Chiva", costo: 30_000, tipo: "actividad_basica" },
          { nombre: "Tour", costo: 20_000, tipo: "actividad_basica" },
        ],
      },
      50_000,
    ],
    ["activities alone", { actividadesAdicionales: { incluidas: true, costoPorPersona: 50_000 } }, 50_000],
    [
      "activities that are not included",
      { actividadesAdicionales: { incluidas: false, costoPorPersona: 50_000 } },
      0,
    ],
    [
      "a row counts before it has a name, and costs nothing before it has a cost",
      { excursiones: [{ nombre: " ", costo: 80_000 }, { nombre: "Islas", costo: 0 }, {}] },
      80_000,
    ],
  ])("%s", (_, posted, perPerson) => expect(baseOf(posted)).toBe(perPerson * 2));

  it("is charged once for a service", () =>
    expect(baseOf({ extras: [{ nombre: "Decoración", costo: 60_000, tipo: "servicio_extra" }] })).toBe(
      60_000,
    ));
  it("refuses cents where they count", () => {
    expect(() => normalSections({ alimentacion: { costoTotal: 10.5 } })).toThrow(
      "El valor debe ser un número entero de pesos",
    );
    expect(() => normalSections({ extras: [{ nombre: "x", costo: -1 }] })).toThrow(
      "El valor no puede ser negativo",
    );
  });
  it("has the priority of the bought service", () => {
    const lines = costLines(
      normalSections({
        tiquetes: { costoTotal: 1 },
        hotel: { costoTotal: 1 },
        traslados: { costoTotal: 1 },
        equipaje: { costoTotal: 1 },
        seguros: { asistenciaMedica: { costo: 1 }, cancelacion: { costo: 1 } },
      }),
      1,
    );
    expect(lines.map(({ tipo, prioridad }) => `${tipo} ${prioridad}`)).toEqual([
      "tickets critica",
      "alojamiento alta",
      "traslados media",
      "equipaje baja",
      "asistencia_medica alta",
      "seguro media",
    ]);
  });
});

describe("a commission", () => {
  const terms = (change: Partial<CommissionTerms>): CommissionTerms => ({ ...defaultTerms, ...change });
  it.each<[Partial<CommissionTerms>, number, number, number, string | null]>([
    [{}, 1_000_000, 3, 30_000, null],
    [{ calculationType: "percentage", percentage: 2.5 }, 1_000_001, 3, 25_000, null],
    [{ calculationType: "fixed_total", fixedAmount: 80_000 }, 1_000_000, 3, 80_000, null],
    [{ minAmount: 50_000 }, 1_000_000, 3, 50_000, "minimo"],
    [{ maxAmount: 20_000 }, 1_000_000, 3, 20_000, "maximo"],
    [{ minAmount: 50_000 }, 0, 3, 0, null],
  ])("%j over %d for %d persons is %d (%s)", (change, base, persons, amount, clamp) => {
    expect(commissionOf(terms(change), base, persons)).toEqual({ amount, clamp });
  });
});

describe("a calculated quote", () => {
  const trip: PostedSections = {
    tiquetes: { costoTotal: 400_000 },
    hotel: { noches: 3, costoNoche: 100_000 },
    extras: [{ nombre: "Torta", costo: 100_000 }],
  };

  it("adds costs, commissions and profit", () => {
    expect(quote(trip, 3)).toMatchObject({
      costoBase: 2_200_000,
      totalComisiones: 90_000,
      totalGanancia: 330_000,
      totalDescuento: 0,
      precioFinalTotal: 2_620_000,
      precioFinalPorPersona: 873_334,
    });
  });

  it("takes the discount off the whole price", () => {
    expect(quote(trip, 3, { discountPercent: 10 })).toMatchObject({
      totalDescuento: 262_000,
      precioFinalTotal: 2_358_000,
      precioFinalPorPersona: 786_000,
    });
  });

  it("pays nothing to absent sellers and to admin, and keeps their keys", () => {
    const { comisiones } = quote(trip, 3, { present: { asesor: false, lider: false, gerente: true } });
    expect(comisiones.asesor).toEqual({
      porcentaje: 0,
      valorFijo: 0,
      valorPorPersona: 0,
      tipoCalculo: "fixed_per_person",
      total: 0,
    });
    expect(comisiones.admin.total).toBe(0);
    expect(comisiones.totalComisiones).toBe(30_000);
  });

  it("honours a posted profit", () => {
    expect(
      quote(trip, 3, { profit: profitTerms({ porcentaje: 0, valorFijo: 500_000 }) }).ganancia.total,
    ).toBe(500_000);
    expect(() => profitTerms({ porcentaje: 12.345 })).toThrow("dos decimales");
  });

  it("is nothing over nothing", () =>
    expect(quote({}, 1)).toMatchObject({ costoBase: 0, totalComisiones: 0, precioFinalTotal: 0 }));

  it("always adds up to the printed total", () => {
    const amount = fc.integer({ min: 0, max: 90_000_000 });
    const percent = fc.integer({ min: 0, max: 10_000 }).map((basis) => basis / 100);
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 1, max: 40 }),
        percent,
        percent,
        (ticket, extra, persons, profit, discount) => {
          const posted = { tiquetes: { costoTotal: ticket }, extras: [{ nombre: "x", costo: extra }] };
          const { lines, costoBase, comisiones, ganancia, ...price } = quote(posted, persons, {
            profit: { porcentaje: profit, valorFijo: 0 },
            discountPercent: discount,
          });
          expect(sum(lines.map(({ total }) => total))).toBe(costoBase);
          expect(costoBase + comisiones.totalComisiones + ganancia.total - price.totalDescuento).toBe(
            price.precioFinalTotal,
          );
          expect(price.precioFinalTotal).toBeGreaterThanOrEqual(0);
          expect(price.precioFinalPorPersona * persons).toBeGreaterThanOrEqual(price.precioFinalTotal);
          expect((price.precioFinalPorPersona - 1) * persons).toBeLessThan(
            Math.max(price.precioFinalTotal, 1),
          );
        },
      ),
    );
  });
});
