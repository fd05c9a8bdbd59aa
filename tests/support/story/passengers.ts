import type { TestApp } from "../app.ts";
import { bornYearsAgo } from "../calendar.ts";
import { readySale } from "../ready-sales.ts";
import { aSentCalculation } from "./calculation.ts";
import { acceptIt, anAcceptedQuote, type StoryQuote } from "./quotes.ts";

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
  savePassengers(quoteId: $quoteId, input: $input) {
    total completos quote { status } passengers { id titular nombre tipo completo } } }`;

/**
 * Token of a quote's passengers' form: the one that approving answered, else a new one that staff hands on.
 */
export async function formTokenOf(app: TestApp, { id, formToken }: StoryQuote): Promise<string> {
  if (formToken) return formToken;
  const { renewPassengerLink } = await app
    .as("owner")
    .ask(`mutation ($id: ID!) { renewPassengerLink(quoteId: $id) { link } }`, { id });
  return /token=([\w-]+)/.exec(renewPassengerLink.link)?.[1] ?? "";
}

/** Submits the form with its own link. */
export const savePassengers = async (
  app: TestApp,
  quote: StoryQuote,
  passengers: object[] = [holder, husband, child],
) =>
  app
    .withLink(await formTokenOf(app, quote))
    .ask(SAVE, { quoteId: quote.id, input: { passengers, aceptaTratamiento: true } });

/** The id of the passenger of a quote with a first name. */
export async function passengerOf(app: TestApp, { id }: StoryQuote, nombre: string): Promise<string> {
  const { passengers } = await app
    .as("owner")
    .ask(`query ($id: ID!) { passengers(quoteId: $id) { id nombre } }`, { id });
  return passengers.find((person) => person.nombre === nombre)!.id;
}

/** A simple quote that is approved: accepted by the client, with its passengers. */
export async function anApprovedQuote(
  app: TestApp,
  choices: Parameters<typeof anAcceptedQuote>[1] = {},
): Promise<StoryQuote> {
  const quote = await anAcceptedQuote(app, choices);
  await savePassengers(app, quote);
  return quote;
}

/** A calculated quote that is approved. */
export async function anApprovedCalculation(
  app: TestApp,
  choices: Parameters<typeof aSentCalculation>[1] = {},
) {
  const ready = readySale(app, "approved", choices);
  if (ready) return ready;
  const quote = await acceptIt(app, await aSentCalculation(app, choices));
  await savePassengers(app, quote);
  return quote;
}
