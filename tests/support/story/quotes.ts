import type { TestApp } from "../app.ts";
import { inDays } from "../calendar.ts";
import type { Handle } from "../people.ts";
import { readySale } from "../ready-sales.ts";

/** Input of a quote with the story's defaults: a family of three to Cartagena. */
export const family = {
  nombreCliente: "María Fernanda Torres",
  emailCliente: "maria@example.com",
  telefonoCliente: "3001234567",
  origen: "Bogotá",
  destino: "Cartagena",
  fechaIda: inDays(51),
  fechaRegreso: inDays(56),
  numeroPersonas: 3,
  adultos: 2,
  menores: 1,
  edadesMenores: [7],
  tripType: "nacional",
};

/** A quote of the story: who sells it, and the client's link once it was sent. */
export interface StoryQuote {
  readonly id: string;
  readonly number: string;
  /** Token of the last link that was mailed; empty before. */
  readonly token: string;
  /** Token of the passengers' form, as approving answered it; absent before. */
  readonly formToken?: string;
}

interface Choices {
  /** Person who makes and sells it. */
  readonly by?: Handle;
  /** Fields that differ from {@link family}. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Pesos. */
  readonly price?: number;
}

/** A quote made in the story. */
export async function aQuote(app: TestApp, { by = "asesor", input = {} }: Choices = {}): Promise<StoryQuote> {
  const { createQuote } = await app
    .as(by)
    .ask(`mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id quoteNumber } }`, {
      input: { ...family, ...input },
    });
  return { id: createQuote.id, number: createQuote.quoteNumber, token: "" };
}

/** A simple quote with a price: it can be sent. */
export async function aCompletedQuote(app: TestApp, choices: Choices = {}): Promise<StoryQuote> {
  const quote = await aQuote(app, choices);
  await app
    .as(choices.by ?? "asesor")
    .ask(
      `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { status } }`,
      {
        id: quote.id,
        input: { precioTotal: choices.price ?? 3_000_000 },
      },
    );
  return quote;
}

/** Sends a quote (again) and answers it with the link's token out of the mail. */
export async function sendIt(app: TestApp, quote: StoryQuote, by: Handle = "asesor"): Promise<StoryQuote> {
  await app.as(by).ask(`mutation ($id: ID!) { sendQuote(id: $id) { emailInfo { to } } }`, { id: quote.id });
  const mail = await app.mailWith(`/quote-approval/${quote.id}?token=`);
  return { ...quote, token: /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" };
}

/** A quote that waits for the client's answer. */
export const aSentQuote = async (app: TestApp, choices: Choices = {}): Promise<StoryQuote> =>
  readySale(app, "quoted", choices) ?? sendIt(app, await aCompletedQuote(app, choices), choices.by);

const decide = (app: TestApp, { token }: StoryQuote) => app.withLink(token);

/** The client accepts a sent quote, which answers the link of the passengers' form. */
export async function acceptIt<Q extends StoryQuote>(app: TestApp, quote: Q): Promise<Q> {
  const { approveQuote } = await decide(app, quote).ask(
    `mutation ($id: ID!) { approveQuote(id: $id) { passengerLink } }`,
    {
      id: quote.id,
    },
  );
  return { ...quote, formToken: /token=([\w-]+)/.exec(approveQuote.passengerLink)?.[1] ?? "" };
}

/** A quote that the client accepted: the passengers' data comes next. */
export async function anAcceptedQuote(app: TestApp, choices: Choices = {}): Promise<StoryQuote> {
  return acceptIt(app, await aSentQuote(app, choices));
}

/** A quote that the client declined. */
export async function aRejectedQuote(app: TestApp, choices: Choices = {}): Promise<StoryQuote> {
  const quote = await aSentQuote(app, choices);
  const document = `mutation ($id: ID!, $input: RejectQuoteInput!) {
    rejectQuote(id: $id, input: $input) { status } }`;
  await decide(app, quote).ask(document, { id: quote.id, input: { motivoRechazo: "Encontré otra opción" } });
  return quote;
}

/** A quote of which the client wants another offer. */
export async function aRequotedQuote(app: TestApp, choices: Choices = {}): Promise<StoryQuote> {
  const quote = await aSentQuote(app, choices);
  const document = `mutation ($id: ID!, $input: RequoteQuoteInput!) {
    requoteQuote(id: $id, input: $input) { status } }`;
  await decide(app, quote).ask(document, {
    id: quote.id,
    input: { requoteReason: "Queremos viajar en febrero" },
  });
  return quote;
}
