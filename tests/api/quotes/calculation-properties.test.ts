import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ageClassOn } from "../../../api/src/core/colombia/ages.ts";
import { addDays, addMonths } from "../../../api/src/core/colombia/days.ts";
import { normalSections } from "../../../api/src/modules/quotes/calculation/costs/calculation-input.rules.ts";
import { calculate, profitTerms } from "../../../api/src/modules/quotes/calculation/calculation.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, STARTED } from "../../support/calendar.ts";
import { aConfirmedQuote } from "../../support/story/calculation.ts";
import { aQuote, family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const cost = fc.nat(30_000_000);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const opcional = maybe(fc.boolean());
const part = fc.record({ incluido: maybe(fc.boolean()), costo: maybe(cost), opcional });
const others = fc.array(
  fc.record({ descripcion: fc.constantFrom("Traslado al puerto", "Guía"), costo: cost, opcional }),
  { maxLength: 2 },
);
const shared = maybe(
  fc.record({ base: fc.constant("grupo" as const), monto: cost, unidades: fc.integer({ min: 1, max: 9 }) }),
);
const name = fc.constantFrom("Bahía", "BAHIA", "Σίσυφος", "σισυφοσ", "Actividad", "");
const price = fc.oneof(cost, fc.constantFrom(0, 50_000));
const posted = fc.record({
  tiquetes: maybe(
    fc.record({
      costoIda: cost,
      cobroIda: shared,
      costoVuelta: maybe(cost),
      costoTotal: maybe(cost),
      tramos: fc.array(fc.record({ vuelo: fc.constant("AV1"), costo: cost, cobro: shared }), {
        maxLength: 2,
      }),
    }),
  ),
  hotel: maybe(
    fc.record({
      noches: fc.nat(20),
      costoNoche: cost,
      cobro: shared,
      costoTotal: maybe(cost),
      estadias: fc.array(fc.record({ noches: fc.nat(9), costoNoche: cost, cobro: shared }), { maxLength: 2 }),
    }),
  ),
  traslados: maybe(
    fc.record({ aeropuertoHotelIda: maybe(part), hotelAeropuertoVuelta: maybe(part), otros: others }),
  ),
  alimentacion: maybe(fc.record({ costoTotal: cost })),
  equipaje: maybe(fc.record({ cabina: maybe(part), bodega: maybe(part), equipajeExtra: maybe(part) })),
  seguros: maybe(fc.record({ asistenciaMedica: maybe(part), cancelacion: maybe(part), otros: others })),
  asistenciaMedica: maybe(fc.record({ costoTotal: cost })),
  excursiones: fc.array(fc.record({ nombre: name, costo: price, opcional }), { maxLength: 2 }),
  actividadesAdicionales: maybe(
    fc.record({
      incluidas: maybe(fc.boolean()),
      detalle: maybe(name),
      costoPorPersona: maybe(price),
      actividades: fc.array(fc.record({ descripcion: name, costo: price }), { maxLength: 2 }),
    }),
  ),
  extras: fc.array(
    fc.record({
      nombre: name,
      costo: price,
      tipo: fc.constantFrom("actividad_basica" as const, "excursion" as const, "servicio_extra" as const),
      opcional,
    }),
    { maxLength: 3 },
  ),
});
const profit = fc.record({
  porcentaje: fc.nat(5_000).map((hundredths) => hundredths / 100),
  valorFijo: cost,
});

const paying = family.adultos + family.menores;

it("the preview while typing is exactly the calculation that the server stores, for any calculation", async () => {
  const { id: quoteId } = await aQuote(app);
  const terms = `query ($quoteId: ID!) { quoteCommissions(quoteId: $quoteId, tripType: nacional) { terms {
    role calculationType amountPerPerson percentage fixedAmount minAmount maxAmount } } }`;
  const { quoteCommissions } = await app.as("asesor").ask(terms, { quoteId });
  const byRole = Object.fromEntries(quoteCommissions.terms.map((one: { role: string }) => [one.role, one]));
  const document = `mutation ($input: QuoteCalculationInput!) { upsertQuoteCalculation(input: $input) {
    costoBase totalComisiones totalGanancia totalDescuento precioFinalTotal precioFinalPorPersona } }`;
  await fc.assert(
    fc.asyncProperty(posted, profit, async (sections, ganancia) => {
      const shown = calculate({
        sections: normalSections(sections, paying),
        persons: paying,
        profit: profitTerms(ganancia),
        terms: byRole,
        present: { asesor: "asesor" in byRole, lider: "lider" in byRole, gerente: "gerente" in byRole },
        discountPercent: 0,
      });
      const empty = {
        tiquetes: null,
        hotel: null,
        traslados: null,
        alimentacion: null,
        equipaje: null,
        seguros: null,
      };
      const { upsertQuoteCalculation: stored } = await app
        .as("asesor")
        .ask(document, { input: { quoteId, ...empty, ...sections, ganancia } });
      const {
        costoBase,
        totalComisiones,
        totalGanancia,
        totalDescuento,
        precioFinalTotal,
        precioFinalPorPersona,
      } = shown;
      expect(stored).toEqual({
        costoBase,
        totalComisiones,
        totalGanancia,
        totalDescuento,
        precioFinalTotal,
        precioFinalPorPersona,
      });
    }),
    { numRuns: 90 },
  );
});

describe("a stored calculation", () => {
  const cobro = { base: "habitacion", monto: 700_000, unidades: 2 };
  const all = {
    tiquetes: { costoIda: 200_000, costoVuelta: 180_000, tramos: [{ vuelo: "AV1", costo: 50_000, cobro }] },
    hotel: { noches: 5, costoNoche: 100_000, estadias: [{ ciudad: "Barú", noches: 2, costoNoche: 90_000 }] },
    traslados: {
      aeropuertoHotelIda: { incluido: true, costo: 30_000 },
      hotelAeropuertoVuelta: { incluido: false, costo: 20_000 },
      otros: [{ descripcion: "Puerto", costo: 10_000 }],
    },
    alimentacion: { costoTotal: 90_000 },
    equipaje: { bodega: { incluido: true, costo: 60_000 } },
    seguros: { cancelacion: { incluido: true, costo: 40_000 } },
    excursiones: [{ nombre: "Castillo", costo: 70_000 }],
    actividadesAdicionales: { actividades: [{ descripcion: "Guía", costo: 15_000 }] },
    extras: [
      { nombre: "castillo", costo: 70_000, tipo: "excursion" },
      { nombre: "Cena", costo: 25_000, tipo: "servicio_extra" },
    ],
  };
  const put = (section: string, path: string, value: unknown) =>
    `${section} = jsonb_set(${section}, '{${path}}', '${JSON.stringify(value)}')`;
  const sections = "quote_calculations_sections_add_up";
  const base = "quote_calculations_base_adds_up";
  it.each([
    [sections, put("tiquetes", "costo_vuelta", 180_001)],
    [sections, put("tiquetes", "tramos,0,costo", 0)],
    [sections, put("tiquetes", "tramos", null).replace("'null'", "'[]'")],
    [base, put("hotel", "costo_total", 1)],
    [sections, put("hotel", "estadias,0,noches", 3)],
    [sections, put("traslados", "hotel_aeropuerto_vuelta,incluido", true)],
    [sections, put("traslados", "otros", [])],
    [sections, put("equipaje", "bodega,costo", 1)],
    [sections, put("seguros", "cancelacion,incluido", false)],
    [sections, put("actividades_adicionales", "costo_por_persona", 1)],
    [sections, put("hotel", "noches", -1)],
    [base, put("alimentacion", "costo_total", -1)],
    [base, put("alimentacion", "costo_total", 90_001)],
    [base, put("extras", "1,costo", 1)],
    [base, put("excursiones", "0,costo", 69_999)],
    [base, "hotel = null"],
    [base, "costo_base = costo_base + 1, precio_final_total = precio_final_total + 1"],
    [base, "adultos = adultos + 1, num_personas = num_personas + 1"],
    ["quote_calculations_commissions_add_up", put("comisiones", "lider,total", 1)],
    ["quote_calculations_commissions_add_up", "comisiones = comisiones - 'asesor'"],
    ["quote_calculations_profit_adds_up", put("ganancia", "porcentaje", 15.01)],
    [
      "quote_calculations_profit_adds_up",
      "total_ganancia = total_ganancia + 3, precio_final_total = precio_final_total + 3, " +
        "precio_final_por_persona = precio_final_por_persona + 1",
    ],
    ["quote_calculations_price_of_each", "precio_final_por_persona = precio_final_por_persona - 1"],
  ])("adds up also for who writes SQL: %s refuses %s", async (constraint, change) => {
    confirmed ??= await aConfirmedQuote(app, { input: all });
    const write = app.app.services.orm.em
      .fork()
      .execute(`update quote_calculations set ${change} where id = '${confirmed.calculationId}'`);
    await expect(write).rejects.toThrow(new RegExp(constraint));
  });
  let confirmed: { readonly calculationId: string } | undefined;
});

it("ages are classed in the database as in the rules, around every birthday", async () => {
  const departure = inDays(101);
  const { id } = await aQuote(app, { input: { fechaIda: departure, fechaRegreso: inDays(108) } });
  const near = fc.tuple(fc.constantFrom(0, 2, 14, 40, 121), fc.integer({ min: -3, max: 3 }));
  const births = fc
    .sample(near, 200)
    .map(([years, days]) => addDays(addMonths(departure, -12 * years), days));
  const em = app.app.services.orm.em.fork();
  await em.execute(
    `insert into passengers (id, quote_id, nombre, apellido, fecha_nacimiento, created_at, updated_at) 
     select gen_random_uuid(), ?, 'A', 'B', birth::date, '${STARTED}', '${STARTED}'
     from unnest(string_to_array(?, ',')) birth`,
    [id, [...new Set(births)].join()],
  );
  const { passengers } = await app
    .as("asesor")
    .ask(`query ($id: ID!) { passengers(quoteId: $id) { fechaNacimiento tipo } }`, { id });
  for (const { fechaNacimiento, tipo } of passengers)
    expect([fechaNacimiento, tipo]).toEqual([fechaNacimiento, ageClassOn(fechaNacimiento, departure)]);
});
