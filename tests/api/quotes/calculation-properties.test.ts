import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { ageClassOn } from "../../../api/src/core/colombia/ages.ts";
import { addDays, addMonths } from "../../../api/src/core/colombia/days.ts";
import { normalSections } from "../../../api/src/modules/quotes/calculation/costs/calculation-input.rules.ts";
import { calculate, profitTerms } from "../../../api/src/modules/quotes/calculation/calculation.rules.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays, STARTED } from "../../support/calendar.ts";
import { aQuote } from "../../support/story/quotes.ts";
import { family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const cost = fc.nat(30_000_000);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const part = fc.record({ incluido: maybe(fc.boolean()), costo: maybe(cost) });
const others = fc.array(
  fc.record({ descripcion: fc.constantFrom("Traslado al puerto", "Guía"), costo: cost }),
  { maxLength: 2 },
);
const posted = fc.record({
  tiquetes: maybe(fc.record({ costoIda: cost, costoVuelta: maybe(cost), costoTotal: maybe(cost) })),
  hotel: maybe(fc.record({ noches: fc.nat(20), costoNoche: cost, costoTotal: maybe(cost) })),
  traslados: maybe(
    fc.record({ aeropuertoHotelIda: maybe(part), hotelAeropuertoVuelta: maybe(part), otros: others }),
  ),
  alimentacion: maybe(fc.record({ costoTotal: cost })),
  equipaje: maybe(fc.record({ cabina: maybe(part), bodega: maybe(part), equipajeExtra: maybe(part) })),
  seguros: maybe(fc.record({ asistenciaMedica: maybe(part), cancelacion: maybe(part), otros: others })),
  excursiones: fc.array(fc.record({ nombre: fc.constantFrom("Islas", "Castillo", ""), costo: cost }), {
    maxLength: 2,
  }),
  extras: fc.array(
    fc.record({
      nombre: fc.constantFrom("Islas", "Cena"),
      costo: cost,
      tipo: fc.constantFrom("actividad_basica" as const, "excursion" as const, "servicio_extra" as const),
    }),
    { maxLength: 3 },
  ),
});
const profit = fc.record({
  porcentaje: fc.nat(5_000).map((hundredths) => hundredths / 100),
  valorFijo: cost,
});

it("shows while typing exactly what the server stores, for any calculation", async () => {
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
        sections: normalSections(sections),
        persons: family.adultos + family.menores,
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
    { numRuns: 60 },
  );
});

it("classes ages in the database as in the rules, around every birthday", async () => {
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
