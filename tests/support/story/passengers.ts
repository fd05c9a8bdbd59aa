import type { TestApp } from "../app.ts";
import { bornYearsAgo } from "../calendar.ts";
import { aSentCalculation } from "./calculation.ts";
import { anAcceptedQuote, type StoryQuote } from "./quotes.ts";

/** The client as the holder of the booking. */
export const holder = {
  titular: true,
  nombre: "María Fernanda",
  apellido: "Torres",
  tipoDocumento: "cc",
  documentoIdentidad: "52123456",
  fechaNacimiento: bornYearsAgo(41),
  email: "maria@example.com",
  telefono: "3001234567",
};

/** The husband and the child of {@link holder}. */
export const husband = {
  nombre: "Andrés",
  apellido: "Pérez",
  tipoDocumento: "cc",
  documentoIdentidad: "79123456",
  fechaNacimiento: bornYearsAgo(43),
};
export const child = {
  nombre: "Sara",
  apellido: "Pérez Torres",
  tipoDocumento: "ti",
  documentoIdentidad: "1023456789",
  fechaNacimiento: bornYearsAgo(7),
};

export const SAVE = `mutation ($quoteId: ID!, $input: SavePassengersInput!) {
  savePassengers(quoteId: $quoteId, input: $input) { total completos quote { status } passengers { id titular nombre tipo completo } } }`;

/** Submits the form with the quote's link. */
export const savePassengers = (app: TestApp, quote: StoryQuote, passengers: object[] = [holder, husband, child]) =>
  app.withLink(quote.token).ask(SAVE, { quoteId: quote.id, input: { passengers, aceptaTratamiento: true } });

/** A simple quote that is approved: accepted by the client, with its passengers. */
export async function anApprovedQuote(app: TestApp, choices: Parameters<typeof anAcceptedQuote>[1] = {}): Promise<StoryQuote> {
  const quote = await anAcceptedQuote(app, choices);
  await savePassengers(app, quote);
  return quote;
}

/** A calculated quote that is approved. */
export async function anApprovedCalculation(app: TestApp, choices: Parameters<typeof aSentCalculation>[1] = {}) {
  const quote = await aSentCalculation(app, choices);
  await app.withLink(quote.token).ask(`mutation ($id: ID!) { approveQuote(id: $id) { quote { status } } }`, { id: quote.id });
  await savePassengers(app, quote);
  return quote;
}
