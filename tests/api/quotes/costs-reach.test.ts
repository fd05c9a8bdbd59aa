import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCalculatedQuote, aSentCalculation, costs, figures } from "../../support/story/calculation.ts";
import { aQuote, aSentQuote } from "../../support/story/quotes.ts";
import { calculating, CONFIRM, PRESENT, QUOTE } from "./calculating.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const { upsert, present, quoteOf } = calculating(() => app);

describe("a quote that was sent", () => {
  it("is calculated again only after a requote, from a copy of the confirmed calculation", async () => {
    const quote = await aSentCalculation(app);
    expectRefused(await upsert(quote.id), "CONFLICT", "El cálculo ya fue confirmado");
    await app
      .withLink(quote.token)
      .ask(
        `mutation ($id: ID!, $input: RequoteQuoteInput!) { requoteQuote(id: $id, input: $input) { status } }`,
        {
          id: quote.id,
          input: { requoteReason: "Otra fecha" },
        },
      );
    const copy = await present(quote.id);
    expect(copy).toMatchObject({ estado: "temporal", ...figures });
    expect(copy.id).not.toBe(quote.calculationId);
    await upsert(quote.id, { hotel: { noches: 4, costoNoche: 100_000 } });
    await app.as("asesor").ask(CONFIRM, { id: copy.id });
    expect(await quoteOf(quote.id)).toMatchObject({
      status: "completed",
      precioTotal: 2_900_000 + 435_000 + 90_000,
    });
  });

  it("with a typed price is not calculated any more", async () => {
    const quote = await aSentQuote(app);
    expectRefused(
      await upsert(quote.id),
      "CONFLICT",
      "La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.",
    );
  });
});

describe("who sees what a trip costs", () => {
  it.each(["asesor", "lider", "gerente", "admin", "owner"] as const)("%s in scope does", async (who) => {
    const quote = await aCalculatedQuote(app);
    const { quoteCalculationByQuote } = await app.as(who).ask(PRESENT, { quoteId: quote.id });
    expect(quoteCalculationByQuote.costoBase).toBe(figures.costoBase);
  });

  it("the client, the accountant and a person with the link do not; another team finds nothing", async () => {
    const quote = await aSentCalculation(app);
    for (const who of ["cliente", "contador"] as const)
      expectRefused(await app.as(who).gql(PRESENT, { quoteId: quote.id }), "FORBIDDEN");
    expectRefused(await app.withLink(quote.token).gql(PRESENT, { quoteId: quote.id }), "UNAUTHENTICATED");
    const { data } = await app.as("asesor2").gql(PRESENT, { quoteId: quote.id });
    expect(data?.["quoteCalculationByQuote"]).toBeNull();
    expectRefused(await upsert(quote.id, costs, "asesor2"), "NOT_FOUND", "Cotización no encontrada");
    expectRefused(
      await app.as("asesor2").gql(CONFIRM, { id: quote.calculationId }),
      "NOT_FOUND",
      "Cálculo no encontrado",
    );
    const own = await app
      .withLink(quote.token)
      .freely.ask(QUOTE.replace("tripType completedAt", "tripType"), { id: quote.id });
    expect(own.quote.calculation).toBeNull();
  });

  it("shows sellers their possible earnings before anything is calculated", async () => {
    const quote = await aQuote(app);
    const document = `query ($quoteId: ID!) { quoteCommissions(quoteId: $quoteId, tripType: internacional) {
      comisiones { asesor { valorPorPersona total } admin { valorPorPersona total } totalComisiones } terms {
        role amountPerPerson } } }`;
    const { quoteCommissions } = await app.as("asesor").ask(document, { quoteId: quote.id });
    expect(quoteCommissions).toEqual({
      comisiones: {
        asesor: { valorPorPersona: 10_000, total: 30_000 },
        admin: { valorPorPersona: 0, total: 0 },
        totalComisiones: 90_000,
      },
      terms: ["asesor", "lider", "gerente"].map((role) => ({ role, amountPerPerson: 10_000 })),
    });
  });
});
