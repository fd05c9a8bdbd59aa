import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sum } from "../../api/src/core/colombia/cop.ts";
import { normalSections } from "../../api/src/modules/quotes/calculation/costs/calculation-input.rules.ts";
import {
  chosenLines,
  costLines,
  costoBaseOf,
} from "../../api/src/modules/quotes/calculation/costs/calculation-lines.rules.ts";
import type {
  CalculationSections,
  PostedSections,
} from "../../api/src/modules/quotes/calculation/costs/calculation-sections.rules.ts";
import { keptAmounts } from "../../api/src/modules/quotes/calculation/costs/kept-parts.rules.ts";
import { knownServices } from "../../api/src/modules/quotes/calculation/costs/known-services.rules.ts";
import {
  optionalServices,
  withExtras,
} from "../../api/src/modules/quotes/calculation/costs/optional-services.rules.ts";
import { notIncluded } from "../../api/src/modules/quotes/calculation/itinerary/itinerary-days.rules.ts";
import { includedServices } from "../../api/src/modules/quotes/quote/offer/offer-lines.rules.ts";

const posted = {
  tiquetes: { costoIda: 200_000, costoVuelta: 180_000 },
  equipaje: {
    cabina: { incluido: true, costo: 0 },
    bodega: { opcional: true, costo: 90_001, tipo: "23 kg" },
  },
  seguros: {
    asistenciaMedica: { opcional: true, costo: 40_000, tipo: "Europa" },
    otros: [
      { descripcion: "Equipo de buceo", costo: 15_000 },
      { descripcion: "Deportes extremos", costo: 25_000, opcional: true },
    ],
  },
  excursiones: [
    { nombre: "City tour", costo: 50_000 },
    {
      nombre: "Islas del Rosario",
      descripcion: "En lancha",
      duracion: "8 horas",
      costo: 120_000,
      opcional: true,
    },
  ],
  extras: [{ nombre: "Decoración", costo: 70_000, tipo: "servicio_extra" as const, opcional: true }],
} satisfies PostedSections;

const sections = normalSections(posted);
const without = (given: PostedSections): CalculationSections => normalSections(given, 3);
const baseOf = (of: CalculationSections, persons = 3) => costoBaseOf(costLines(of, persons));
/** Sections with the chosen parts included. */
const including = (keys: readonly string[], of = sections): CalculationSections => ({
  ...of,
  ...withExtras(of, keys),
});
const offered = (of: CalculationSections, persons = 3, profit = 15, discount = 0) =>
  optionalServices(of, persons, profit, discount);
const keys = offered(sections).map(({ key }) => key);

describe("a part that the client may add", () => {
  it("is in no sum and in no service of the price", () => {
    expect(sections.equipaje?.costoTotal).toBe(0);
    expect(sections.seguros?.costoTotal).toBe(15_000);
    expect(baseOf(sections)).toBe(3 * (380_000 + 15_000 + 50_000));
    const words = JSON.stringify(includedServices(sections));
    for (const name of ["bodega", "Europa", "Deportes", "Islas", "Decoración"])
      expect(words).not.toContain(name);
    expect(chosenLines(sections, 3).map(({ descripcion }) => descripcion)).toEqual([
      "Tiquetes",
      "Equipaje",
      "Seguros",
      "City tour",
    ]);
  });

  it("is not listed as excluded either", () => {
    expect(notIncluded(sections)).toEqual(["Alojamiento", "Traslados", "Alimentación"]);
    expect(notIncluded(normalSections({ ...posted, equipaje: null, seguros: null }))).toEqual(
      expect.arrayContaining(["Equipaje adicional", "Asistencia médica"]),
    );
  });

  it("keeps its price for the next trip", () => {
    expect(knownServices(sections, "Cartagena").map(({ name, costo }) => [name, costo])).toEqual(
      expect.arrayContaining([
        ["Europa", 40_000],
        ["Deportes extremos", 25_000],
        ["Islas del Rosario", 120_000],
      ]),
    );
  });

  it("is stored with a mark, and nothing else has the key", () => {
    expect(
      JSON.stringify(normalSections({ equipaje: { bodega: { costo: 1 } }, excursiones: [{ costo: 1 }] })),
    ).not.toMatch(/opcional/);
    expect(sections.equipaje).toMatchObject({
      cabina: { incluido: true },
      bodega: { incluido: false, opcional: true },
    });
    expect(sections.equipaje?.cabina).not.toHaveProperty("opcional");
  });

  it("is none when the seller included it, or when it is mandatory", () => {
    const both = normalSections({
      equipaje: { bodega: { incluido: true, opcional: true, costo: 90_000 } },
      excursiones: [{ nombre: "Impuesto de entrada", costo: 20_000, obligatoria: true, opcional: true }],
    });
    expect(offered(both)).toEqual([]);
    expect(baseOf(both)).toBe(3 * 110_000);
  });

  it("of an empty row, or of a transfer, is nothing", () => {
    const rows = normalSections({
      excursiones: [{ opcional: true }],
      extras: [{ opcional: true }],
      seguros: { otros: [{ opcional: true }] },
      traslados: { otros: [{ descripcion: "Al puerto", costo: 5_000, opcional: true }] },
    });
    expect([rows.excursiones, rows.extras, rows.seguros?.otros]).toEqual([[], [], []]);
    expect(rows.traslados).toMatchObject({ otros: [{ descripcion: "Al puerto" }], costoTotal: 5_000 });
    expect(rows.traslados?.otros[0]).not.toHaveProperty("opcional");
  });

  it("stays optional when a program that does not know the mark sends the row again", () => {
    const { equipaje, excursiones } = sections;
    const { opcional: _, ...bodega } = equipaje!.bodega;
    const { opcional: __, ...islands } = excursiones[1]!;
    const sent = { equipaje: { ...equipaje!, bodega }, excursiones: [excursiones[0]!, islands] };
    expect(without(keptAmounts(sent, sections))).toMatchObject({
      equipaje: { bodega: { incluido: false, opcional: true } },
      excursiones: [{ nombre: "City tour" }, { nombre: "Islas del Rosario", opcional: true }],
    });
    const renamed = { excursiones: [excursiones[0]!, { ...islands, nombre: "Barú" }] };
    expect(without(keptAmounts(renamed, sections)).excursiones[1]).not.toHaveProperty("opcional");
  });
});

describe("an optional service", () => {
  it("has its own figures to the peso, with the profit and the discount of the calculation", () => {
    expect(offered(sections, 3, 12.5, 7.5)).toEqual([
      {
        key: "equipaje.bodega",
        kind: "equipaje",
        name: "Equipaje de bodega",
        detail: "23 kg",
        cost: 270_003,
        profit: 33_750,
        discount: 22_781,
        price: 280_972,
      },
      expect.objectContaining({
        key: "seguros.asistenciaMedica",
        kind: "seguro",
        detail: "Europa",
        cost: 120_000,
      }),
      expect.objectContaining({ key: "seguros.otros.1", name: "Deportes extremos", price: 78_047 }),
      expect.objectContaining({
        key: "excursiones.1",
        kind: "excursion",
        name: "Islas del Rosario",
        detail: "En lancha · 8 horas",
      }),
      expect.objectContaining({
        key: "extras.0",
        kind: "extra",
        name: "Decoración",
        cost: 70_000,
        price: 72_844,
      }),
    ]);
  });

  it("is included one by one, in the sums and in the services", () => {
    const chosen = including(["equipaje.bodega", "seguros.otros.1"]);
    expect(chosen).toMatchObject({
      equipaje: { bodega: { incluido: true }, costoTotal: 90_001 },
      seguros: { asistenciaMedica: { incluido: false, opcional: true }, costoTotal: 40_000 },
    });
    expect(offered(chosen).map(({ key }) => key)).toEqual([
      "seguros.asistenciaMedica",
      "excursiones.1",
      "extras.0",
    ]);
    const words = JSON.stringify(includedServices(including(keys)));
    for (const name of ["bodega", "Europa", "Deportes", "Islas", "Decoración"]) expect(words).toContain(name);
  });

  it("is never taken for a row of the same name and cost", () => {
    const twice = normalSections({
      excursiones: [{ nombre: "Barú", costo: 50_000 }],
      actividadesAdicionales: { incluidas: true, detalle: "Varias", costoPorPersona: 60_000 },
      extras: [
        { nombre: "Baru", costo: 50_000, tipo: "excursion", opcional: true },
        { nombre: "Yoga", costo: 60_000, tipo: "actividad_basica", opcional: true },
      ],
    });
    expect(baseOf(twice)).toBe(3 * 110_000);
    expect(baseOf(including(["extras.0", "extras.1"], twice))).toBe(3 * 220_000);
  });

  it("adds exactly its own cost, in any choice", () => {
    const cost = fc.nat(3_000_000);
    const row = fc.record({ nombre: fc.constantFrom("A", "B"), costo: cost, opcional: fc.boolean() });
    const part = fc.record({ incluido: fc.boolean(), opcional: fc.boolean(), costo: cost });
    const any = fc.record({
      tiquetes: fc.record({ costoIda: cost }),
      equipaje: fc.record({ cabina: part, bodega: part, equipajeExtra: part }),
      seguros: fc.record({
        asistenciaMedica: part,
        cancelacion: part,
        otros: fc.array(
          fc.record({ descripcion: fc.constant("Otro"), costo: cost, opcional: fc.boolean() }),
          {
            maxLength: 2,
          },
        ),
      }),
      excursiones: fc.array(row, { maxLength: 3 }),
      extras: fc.array(
        fc.record({
          nombre: fc.constantFrom("A", "B"),
          costo: cost,
          opcional: fc.boolean(),
          tipo: fc.constantFrom("actividad_basica" as const, "excursion" as const, "servicio_extra" as const),
        }),
        { maxLength: 3 },
      ),
    });
    const percent = fc.nat(9_999).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        any,
        fc.integer({ min: 1, max: 9 }),
        percent,
        percent,
        fc.infiniteStream(fc.boolean()),
        (given, persons, profit, discount, picks) => {
          const of = normalSections(given, persons);
          const services = offered(of, persons, profit, discount);
          const chosen = services.filter(() => picks.next().value);
          for (const { cost: own, profit: gain, discount: less, price } of services)
            expect(price).toBe(own + gain - less);
          const added = including(
            chosen.map(({ key }) => key),
            of,
          );
          expect(baseOf(added, persons)).toBe(
            baseOf(of, persons) + sum(chosen.map((service) => service.cost)),
          );
        },
      ),
    );
  });
});
