import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import { aQuote, sendIt, type StoryQuote } from "./quotes.ts";

/** Costs of the family's trip: 1,000,000 per paying person and 200,000 once, so 3,200,000 for three. */
export const costs = {
  tiquetes: {
    tipo: "ida_vuelta",
    origen: "Bogotá",
    destino: "Cartagena",
    costoIda: 200_000,
    costoVuelta: 180_000,
    proveedor: "Avianca",
  },
  hotel: { nombre: "Caribe", noches: 5, costoNoche: 100_000 },
  seguros: { asistenciaMedica: { incluido: true, tipo: "Básica", costo: 40_000, proveedor: "Assist" } },
  extras: [
    { nombre: "Islas del Rosario", costo: 80_000, tipo: "excursion" },
    { nombre: "Decoración de la habitación", costo: 200_000, tipo: "servicio_extra" },
  ],
};

/**
 * Figures that follow from {@link costs} for three paying persons and three sellers at 10,000 each per
 * person.
 */
export const figures = {
  costoBase: 3_200_000,
  totalComisiones: 90_000,
  totalGanancia: 480_000,
  totalDescuento: 0,
  precioFinalTotal: 3_770_000,
  precioFinalPorPersona: 1_256_667,
};

interface Choices {
  readonly by?: Handle;
  readonly quote?: Readonly<Record<string, unknown>>;
  readonly input?: Readonly<Record<string, unknown>>;
}

/** A quote with its draft calculation. */
export async function aCalculatedQuote(
  app: TestApp,
  { by = "asesor", quote = {}, input = {} }: Choices = {},
) {
  const made = await aQuote(app, { by, input: quote });
  const document = `mutation ($input: QuoteCalculationInput!) {
    upsertQuoteCalculation(input: $input) { id } }`;
  const { upsertQuoteCalculation } = await app
    .as(by)
    .ask(document, { input: { quoteId: made.id, ...costs, ...input } });
  return { ...made, calculationId: upsertQuoteCalculation.id as string };
}

/** A quote completed by its confirmed calculation. */
export async function aConfirmedQuote(app: TestApp, choices: Choices = {}) {
  const quote = await aCalculatedQuote(app, choices);
  const document = `mutation ($id: ID!) { confirmQuoteCalculation(id: $id) { estado } }`;
  await app.as(choices.by ?? "asesor").ask(document, { id: quote.calculationId });
  return quote;
}

/** A calculated quote that waits for the client's answer. */
export const aSentCalculation = async (
  app: TestApp,
  choices: Choices = {},
): Promise<StoryQuote & { calculationId: string }> => {
  const quote = await aConfirmedQuote(app, choices);
  return { ...(await sendIt(app, quote, choices.by)), calculationId: quote.calculationId };
};

/** The family of a quote as the calculator sends it back. */
export const family = {
  numPersonas: 3,
  adultos: 2,
  menores: 1,
  infantes: 0,
  edadesMenores: [7],
  edadesInfantes: [],
};
