import type { TestApp } from "../app.ts";
import { inDays } from "../calendar.ts";
import type { Client } from "../client.ts";
import { mailedCode, mailsSoFar, newMail } from "../mailed-code.ts";
import type { Handle } from "../people.ts";
import { aSigning, SIGN } from "./contracts.ts";
import { child, holder, husband, SAVE } from "./passengers.ts";
import type { StoryQuote } from "./quotes.ts";

export const ALLOW = `mutation ($quoteId: ID!, $input: AllowClosingInput!) {
  allowClosing(quoteId: $quoteId, input: $input) { status step mostPayments allowedBy } }`;
export const START = `mutation ($quoteId: ID!, $input: StartClosingInput!) {
  startClosing(quoteId: $quoteId, input: $input) { url browser } }`;
const CHOOSE = `mutation ($quoteId: ID!, $browser: String, $input: ChooseClosingInput!) {
  chooseClosing(quoteId: $quoteId, browser: $browser, input: $input) }`;
const OPEN = `mutation ($quoteId: ID!, $browser: String, $step: ClosingForm!) {
  openClosingStep(quoteId: $quoteId, browser: $browser, step: $step) }`;
const ACCEPT = `mutation ($quoteId: ID!, $browser: String, $sha256: String!) {
  acceptClosing(quoteId: $quoteId, browser: $browser, sha256: $sha256) }`;
export const CLOSING = `query ($quoteId: ID!, $browser: String) {
  closing(quoteId: $quoteId, browser: $browser) {
  status step ended codeTo endReason allowedBy acts { name allowed } order { payments sha256 contractId
    options { id name price chosen extras { key name price chosen } } plans { payments lastDueOn }
    summary { total option retractoUntil lines { title } extras { name price }
      payments { name amount dueOn } seller { name nit rnt } } } } }`;
const REPORT = `mutation ($input: ReportPaymentInput!) { reportPayment(input: $input) { porVerificar } }`;

/** A sitting of a client: the quote, the link of its closing, and the secret of the browser. */
export interface Sitting {
  readonly quote: StoryQuote;
  readonly token: string;
  readonly browser: string;
}

/** Allows a sent quote to be closed online. */
export const allowClosing = async <Q extends StoryQuote>(
  app: TestApp,
  quote: Q,
  { by = "gerente", mostPayments = 3 }: { by?: Handle; mostPayments?: number } = {},
): Promise<Q> => {
  await app.as(by).ask(ALLOW, { quoteId: quote.id, input: { mostPayments } });
  return quote;
};

const tokenIn = (address: string): string => new URL(address).searchParams.get("token") ?? "";

/** The client accepts the proposal and begins. */
export async function startClosing(app: TestApp, quote: StoryQuote, input: object = {}): Promise<Sitting> {
  const { startClosing: began } = await app.withLink(quote.token).ask(START, { quoteId: quote.id, input });
  return { quote, token: tokenIn(began.url), browser: began.browser };
}

const client = (app: TestApp, { token }: Sitting): Client => app.withLink(token);
const of = ({ quote, browser }: Sitting) => ({ quoteId: quote.id, browser });

/** Chooses how to pay. */
export const choose = (app: TestApp, sitting: Sitting, input: object = { payments: 1 }) =>
  client(app, sitting).gql(CHOOSE, { ...of(sitting), input });

/** Opens a step. */
export const openStep = (app: TestApp, sitting: Sitting, step: "viajeros" | "firma" | "pago") =>
  client(app, sitting).gql(OPEN, { ...of(sitting), step });

/** Opens a step and returns the token of its link. */
const stepToken = async (app: TestApp, sitting: Sitting, step: "viajeros" | "firma" | "pago") =>
  (await client(app, sitting).ask(OPEN, { ...of(sitting), step })).openClosingStep;

/** Returns the closing as this client sees it. */
export async function closingOf(app: TestApp, sitting: Sitting) {
  const { closing } = await client(app, sitting).ask(CLOSING, of(sitting));
  if (!closing) throw new Error("the quote is not closed online");
  return closing;
}

/** Enters the travellers. */
export const enterTravellers = async (app: TestApp, sitting: Sitting) =>
  app.withLink(await stepToken(app, sitting, "viajeros")).ask(SAVE, {
    quoteId: sitting.quote.id,
    input: { passengers: [holder, husband, child], aceptaTratamiento: true },
  });

/** Accepts the summary as it is shown now. */
export async function acceptSummary(app: TestApp, sitting: Sitting) {
  const { order } = await closingOf(app, sitting);
  return client(app, sitting).gql(ACCEPT, { ...of(sitting), sha256: order?.sha256 ?? "" });
}

/** A sitting whose travellers are entered: the summary comes next. */
export async function aSittingToAccept(app: TestApp, quote: StoryQuote, payments = 1): Promise<Sitting> {
  const sitting = await startClosing(app, quote);
  await client(app, sitting).ask(CHOOSE, { ...of(sitting), input: { payments } });
  await enterTravellers(app, sitting);
  return sitting;
}

/** Accepts the summary and returns the contract's id. */
export async function contractOf(app: TestApp, sitting: Sitting): Promise<string> {
  const { order } = await closingOf(app, sitting);
  const variables = { ...of(sitting), sha256: order?.sha256 ?? "" };
  return (await client(app, sitting).ask(ACCEPT, variables)).acceptClosing;
}

/** Signs the contract with the mailed code. */
export async function signSitting(app: TestApp, sitting: Sitting, contractId: string): Promise<void> {
  const signer = app.withLink(await stepToken(app, sitting, "firma"));
  const known = await mailsSoFar(app);
  await signer.ask(`mutation ($id: ID!) { requestSignatureCode(contractId: $id) { id } }`, {
    id: contractId,
  });
  const code = mailedCode(await newMail(app, "Tu código para", known));
  await signer.ask(SIGN, { id: contractId, input: { ...aSigning(), code } });
}

/** Reports the first installment as a transfer. */
export async function reportSitting(app: TestApp, sitting: Sitting, contractId: string, monto: number) {
  const payer = app.withLink(await stepToken(app, sitting, "pago"));
  return payer.ask(REPORT, {
    input: { contractId, monto, tipoPago: "transferencia", referenciaPago: "889900", fechaPago: inDays(0) },
  });
}
