import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { STARTED, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCalculatedQuote, aConfirmedQuote, costs, figures } from "../../support/story/calculation.ts";
import { aQuote } from "../../support/story/quotes.ts";
import { calculating, CONFIRM, PRESENT, UPSERT } from "./calculating.ts";

const CREATE = UPSERT.replaceAll("upsert", "create");

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const { upsert, present, quoteOf } = calculating(() => app);

describe("a draft", () => {
  it("is calculated by the server: sections per paying person, services once, commissions and 15 % profit on the cost", async () => {
    const quote = await aQuote(app);
    const { data } = await upsert(quote.id);
    expect(data?.["upsertQuoteCalculation"]).toMatchObject({
      estado: "temporal",
      numPersonas: 3,
      adultos: 2,
      ...figures,
    });
  });

  it("keeps fields that a later save leaves out, and clears fields sent as null", async () => {
    const quote = await aCalculatedQuote(app);
    await upsert(quote.id, { hotel: null });
    const { costoBase, tiquetes, extras } = await present(quote.id);
    expect(costoBase).toBe(figures.costoBase - 3 * 500_000);
    expect(tiquetes).toEqual({ costoTotal: 380_000, proveedor: "Avianca" });
    expect(extras).toHaveLength(2);
  });

  it("ignores posted totals, even with cents", async () => {
    const quote = await aQuote(app);
    const { data } = await upsert(quote.id, { tiquetes: { costoIda: 100_000, costoTotal: 1.5 } });
    expect(data?.["upsertQuoteCalculation"].costoBase).toBe(300_000);
  });

  it("costs no commission while it costs nothing", async () => {
    const quote = await aQuote(app);
    const { data } = await upsert(quote.id, { ganancia: { porcentaje: 0, valorFijo: 50_000 } });
    expect(data?.["upsertQuoteCalculation"]).toMatchObject({
      costoBase: 0,
      totalComisiones: 0,
      precioFinalTotal: 50_000,
    });
  });

  it("pays only the sellers who are present, and never an admin", async () => {
    const byLeader = await aCalculatedQuote(app, { by: "lider" });
    const { comisiones } = (await app.as("lider").ask(PRESENT, { quoteId: byLeader.id }))
      .quoteCalculationByQuote;
    expect(comisiones).toEqual({
      asesor: { total: 0 },
      lider: { total: 30_000 },
      gerente: { total: 30_000 },
      admin: { total: 0 },
      totalComisiones: 60_000,
    });
  });

  it("follows the people of its quote until it is confirmed, unless it has its own", async () => {
    const quote = await aCalculatedQuote(app);
    const own = await aCalculatedQuote(app, { input: { numPersonas: 4, adultos: 4, menores: 0 } });
    const edit = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
      updateQuote(id: $id, input: $input) { numeroPersonas } }`;
    for (const { id } of [quote, own]) {
      await app
        .as("asesor")
        .ask(edit, { id, input: { numeroPersonas: 2, adultos: 2, menores: 0, edadesMenores: [] } });
    }
    for (const { calculationId } of [quote, own]) await app.as("asesor").ask(CONFIRM, { id: calculationId });
    expect(await present(quote.id)).toMatchObject({ numPersonas: 2, costoBase: 1_000_000 * 2 + 200_000 });
    expect(await present(own.id)).toMatchObject({ numPersonas: 4, costoBase: 1_000_000 * 4 + 200_000 });
  });

  it("refuses people that do not add up, a negative cost, cents, and a category that is none", async () => {
    const quote = await aQuote(app);
    expectRefused(
      await upsert(quote.id, { numPersonas: 5, adultos: 1, menores: 1 }),
      "BAD_USER_INPUT",
      "La suma de adultos, menores e infantes debe ser igual al número de personas",
    );
    const [negative] = expectRefused(
      await upsert(quote.id, { hotel: { noches: 2, costoNoche: -1 } }),
      "BAD_USER_INPUT",
      "El valor no puede ser negativo",
    );
    expect(negative?.field).toBe("hotel.costoNoche");
    expectRefused(
      await upsert(quote.id, { alimentacion: { costoTotal: 10.5 } }),
      "BAD_USER_INPUT",
      "El valor debe ser un número entero de pesos",
    );
    expectRefused(
      await upsert(quote.id, { hotel: { categoria: "7_estrellas" } }),
      "BAD_USER_INPUT",
      "La categoría del hotel no es válida",
    );
    expectRefused(
      await upsert(quote.id, { ganancia: { valorFijo: -5 } }),
      "BAD_USER_INPUT",
      "El valor no puede ser negativo",
    );
  });

  it("is one per quote, also when two make it at once", async () => {
    const quote = await aQuote(app);
    const answers = await Promise.all(
      [1, 2].map(() => app.as("asesor").freely.gql(CREATE, { input: { quoteId: quote.id, ...costs } })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
      "La cotización ya tiene un cálculo en borrador.",
    );
  });

  it("is not overwritten by a person who looked at an older one", async () => {
    const quote = await aCalculatedQuote(app);
    await upsert(quote.id, { version: 1, observacionesGenerales: "Con vista al mar" });
    expectRefused(
      await upsert(quote.id, { version: 1 }),
      "CONFLICT",
      "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.",
    );
  });
});

describe("confirming", () => {
  it("gives the quote its price and completes it", async () => {
    const quote = await aConfirmedQuote(app, { input: { tripType: "internacional" } });
    expect(await quoteOf(quote.id)).toMatchObject({
      status: "completed",
      precioTotal: figures.precioFinalTotal,
      precioPorPersona: figures.precioFinalPorPersona,
      tripType: "internacional",
      completedAt: expect.any(String) as string,
      calculation: { estado: "confirmado" },
    });
  });

  it("happens once, also when two confirm at once", async () => {
    const quote = await aCalculatedQuote(app);
    const answers = await Promise.all(
      [1, 2].map(() => app.as("asesor").gql(CONFIRM, { id: quote.calculationId })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
      "El cálculo ya fue confirmado",
    );
  });

  it("closes the calculation: it is not edited and not made again", async () => {
    const quote = await aConfirmedQuote(app);
    expectRefused(await upsert(quote.id), "CONFLICT", "El cálculo ya fue confirmado");
    expectRefused(
      await app.as("asesor").freely.gql(CREATE, { input: { quoteId: quote.id } }),
      "CONFLICT",
      "El cálculo ya fue confirmado",
    );
  });

  it("needs a price, and the right quote", async () => {
    const empty = await aCalculatedQuote(app, {
      input: { ...Object.fromEntries(Object.keys(costs).map((name) => [name, null])) },
    });
    expectRefused(await app.as("asesor").gql(CONFIRM, { id: empty.calculationId }), "CONFLICT");
    const quote = await aCalculatedQuote(app);
    expectRefused(
      await app.as("asesor").gql(CONFIRM, { id: quote.calculationId, quoteId: empty.id }),
      "NOT_FOUND",
      "Cálculo no encontrado",
    );
    expect((await quoteOf(quote.id)).status).toBe("pending");
  });

  it("freezes what each seller is promised and why", async () => {
    const quote = await aConfirmedQuote(app);
    const [row] = await app.app.services.orm.em
      .fork()
      .execute<{ congeladas: Record<string, unknown>[] }[]>(
        "select congeladas from quote_calculations where id = ?",
        [quote.calculationId],
      );
    expect(row?.congeladas).toHaveLength(3);
    expect(row?.congeladas[0]).toMatchObject({
      role: "asesor",
      amount: 30_000,
      clamp: null,
      base: figures.costoBase,
      persons: 3,
      config_version: 1,
    });
  });

  it("takes the configuration of that day, and keeps it afterwards", async () => {
    const quote = await aCalculatedQuote(app, { quote: { tripType: "hotel" } });
    const em = app.app.services.orm.em.fork();
    await em.execute(
      `update commission_configs set effective_until = '${TODAY}', is_active = false where role = 'asesor'
        and trip_type = 'hotel'`,
    );
    await em.execute(
      `insert into commission_configs (id, role, trip_type, calculation_type, percentage, max_amount,
        effective_from, version, created_at, updated_at)
       values (gen_random_uuid(), 'asesor', 'hotel', 'percentage', 5, 100000, '${TODAY}', 2, '${STARTED}',
         '${STARTED}')`,
    );
    await app.as("asesor").ask(CONFIRM, { id: quote.calculationId });
    expect((await present(quote.id)).comisiones).toMatchObject({
      asesor: { total: 100_000 },
      totalComisiones: 160_000,
    });
  });
});
