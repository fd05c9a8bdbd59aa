import type { TestApp } from "../../support/app.ts";
import { costs } from "../../support/story/calculation.ts";

const FIGURES =
  "costoBase totalComisiones totalGanancia totalDescuento precioFinalTotal precioFinalPorPersona";
export const UPSERT = `mutation ($input: QuoteCalculationInput!) {
  upsertQuoteCalculation(input: $input) { id estado numPersonas adultos version ${FIGURES} } }`;
export const CONFIRM = `mutation ($id: ID!, $quoteId: ID) {
  confirmQuoteCalculation(id: $id, quoteId: $quoteId) { estado ${FIGURES} } }`;
export const PRESENT = `query ($quoteId: ID!) { quoteCalculationByQuote(quoteId: $quoteId) {
    id estado numPersonas tiquetes { costoTotal proveedor } extras { nombre }
  comisiones { asesor { total } lider { total } gerente { total } admin { total } totalComisiones }
  ${FIGURES} } }`;
export const QUOTE = `query ($id: ID!) {
  quote(id: $id) { status precioTotal precioPorPersona tripType completedAt calculation { estado } } }`;

/** Calls with which a seller calculates a quote and reads the result. */
export const calculating = (app: () => TestApp) => ({
  upsert: (quoteId: string, input: object = costs, who: Parameters<TestApp["as"]>[0] = "asesor") =>
    app()
      .as(who)
      .gql(UPSERT, { input: { quoteId, ...input } }),
  present: async (quoteId: string) =>
    (await app().as("asesor").ask(PRESENT, { quoteId })).quoteCalculationByQuote,
  quoteOf: async (id: string) => (await app().as("asesor").ask(QUOTE, { id })).quote,
});
