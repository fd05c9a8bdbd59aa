import type { TestApp } from "../app.ts";
import { aCalculatedQuote, aConfirmedQuote, costs } from "./calculation.ts";
import { sendIt, type StoryQuote } from "./quotes.ts";

/** One option of a quote of the story. */
export interface StoryOption {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  readonly chosen: boolean;
  readonly precioTotal: number;
  readonly precioPorPersona: number;
  readonly calculation: { readonly id: string; readonly estado: string };
}

/** A quote with several options, in their order. */
export interface QuoteWithOptions extends StoryQuote {
  readonly options: readonly StoryOption[];
}

/** Prices of the story's three options, in COP. */
export const [RECOMMENDED, CHEAP, PREMIUM] = [3_770_000, 3_425_000, 5_495_000];

const OPTION = "id name recommended chosen precioTotal precioPorPersona calculation { id estado }";

/** The options of a quote in their present state. */
export async function optionsOfQuote(app: TestApp, id: string): Promise<StoryOption[]> {
  const document = `query ($id: ID!) { quote(id: $id) { options { ${OPTION} } } }`;
  return (await app.as("owner").ask(document, { id })).quote.options;
}

/** Adds an option, a copy of the recommended one unless another is named. */
export async function addOption(app: TestApp, id: string, input: object = {}): Promise<StoryOption[]> {
  const document = `mutation ($id: ID!, $input: AddQuoteOptionInput!) {
    addQuoteOption(id: $id, input: $input) { options { ${OPTION} } } }`;
  return (await app.as("asesor").ask(document, { id, input })).addQuoteOption.options;
}

/** Returns the family's costs with another hotel: 100,000 per paying person more for each 20,000 a night. */
export const inHotel = (nombre: string, costoNoche: number) => ({
  hotel: { ...costs.hotel, nombre, costoNoche },
});

/** Saves the draft of an option. */
export async function calculateOption(app: TestApp, quoteId: string, optionId: string, input: object) {
  const document = `mutation ($input: QuoteCalculationInput!) {
    upsertQuoteCalculation(input: $input) { id precioFinalTotal } }`;
  const { upsertQuoteCalculation } = await app
    .as("asesor")
    .ask(document, { input: { quoteId, optionId, ...input } });
  return upsertQuoteCalculation as { id: string; precioFinalTotal: number };
}

const CONFIRM = `mutation ($id: ID!) { confirmQuoteCalculation(id: $id) { estado } }`;

/** Confirms the calculations of all options that are drafts. */
export async function confirmOptions(app: TestApp, id: string): Promise<void> {
  for (const { calculation } of await optionsOfQuote(app, id))
    if (calculation.estado === "temporal") await app.as("asesor").ask(CONFIRM, { id: calculation.id });
}

/** A pending quote with two options, both of them drafts: `Recomendada`, and `Económica` 300,000 cheaper. */
export async function aQuoteWithTwo(
  app: TestApp,
  quote: Readonly<Record<string, unknown>> = {},
): Promise<QuoteWithOptions> {
  const made = await aCalculatedQuote(app, { quote });
  const [, second] = await addOption(app, made.id);
  await calculateOption(app, made.id, second!.id, inHotel("Posada", 80_000));
  return { ...made, options: await optionsOfQuote(app, made.id) };
}

/** A completed quote to which a second option was added, which is not confirmed yet. */
export async function aQuoteWithDraft(
  app: TestApp,
  quote: Readonly<Record<string, unknown>> = {},
): Promise<QuoteWithOptions> {
  const made = await aConfirmedQuote(app, { quote });
  return { ...made, options: await addOption(app, made.id) };
}

/** A completed quote with all three: `Recomendada`, `Económica` cheaper, `Premium` dearer. */
export async function aQuoteWithThree(
  app: TestApp,
  quote: Readonly<Record<string, unknown>> = {},
): Promise<QuoteWithOptions> {
  const { id, number, token } = await aQuoteWithTwo(app, quote);
  const [, , third] = await addOption(app, id);
  await calculateOption(app, id, third!.id, inHotel("Gran Caribe", 200_000));
  await confirmOptions(app, id);
  return { id, number, token, options: await optionsOfQuote(app, id) };
}

/** A quote with three options that waits for the client's answer. */
export async function aSentQuoteWithThree(
  app: TestApp,
  quote: Readonly<Record<string, unknown>> = {},
): Promise<QuoteWithOptions> {
  const made = await aQuoteWithThree(app, quote);
  return { ...made, token: (await sendIt(app, made)).token };
}

/** The option of a name. */
export const named = ({ options }: QuoteWithOptions, name: string): StoryOption =>
  options.find((option) => option.name === name)!;

/** The options of a quote in words: name and state of the calculation. */
export const statesOf = async (app: TestApp, id: string): Promise<string[]> =>
  (await optionsOfQuote(app, id)).map(({ name, calculation }) => `${name} ${calculation.estado}`);

export const SEND = `mutation ($id: ID!) { sendQuote(id: $id) { quote { status sentVersion } } }`;
export const UPDATE = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
  updateQuote(id: $id, input: $input) { status precioTotal precioDesactualizado } }`;
export const OFFER = `query ($id: ID!) { quote(id: $id) { sentVersion sentOffer { precioTotal offer {
  precioTotal options { id name recommended lines { title detail } precioTotal precioPorPersona } } } } }`;

export const APPROVE = `mutation ($id: ID!, $input: ApproveQuoteInput!) {
  approveQuote(id: $id, input: $input) { quote { status precioTotal precioPorPersona chosenOptionId } } }`;

/** Approves the offer as the client, by their link, and returns the answer. */
export const approve = (app: TestApp, { id, token }: QuoteWithOptions, input: object) =>
  app.withLink(token).gql(APPROVE, { id, input });
