import type { TestApp } from "../app.ts";
import { aConfirmedQuote, costs } from "./calculation.ts";
import { sendIt } from "./quotes.ts";

const SET = `mutation ($id: ID!, $itinerario: [ItineraryDayInput!]) {
  setQuoteItinerary(id: $id, itinerario: $itinerario) { id } }`;

interface Day {
  readonly dia: number;
  readonly titulo: string;
  readonly texto: string;
}

/** Sends a proposal for a trip to a place, with the days that its seller writes. Answers the quote. */
export async function aWrittenProposal(
  app: TestApp,
  place: string,
  days: readonly Day[],
  input: object = {},
) {
  const quote = await aConfirmedQuote(app, {
    quote: { destino: place },
    input: { tiquetes: { ...costs.tiquetes, destino: place }, ...input },
  });
  await app.as("asesor").ask(SET, { id: quote.id, itinerario: days });
  await sendIt(app, quote);
  return quote;
}

/** A text of the arrival in a place, which the library keeps. */
export async function aDayText(app: TestApp, place: string) {
  await aWrittenProposal(app, place, [
    { dia: 1, titulo: `Llegada a ${place}`, texto: "Te esperamos con tu nombre." },
  ]);
  const { libraryDayTexts } = await app
    .as("admin")
    .ask("query ($search: String!) { libraryDayTexts(search: $search) { id version } }", { search: place });
  return libraryDayTexts[0]!;
}
