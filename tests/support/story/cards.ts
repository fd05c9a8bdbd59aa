import { signedEvent } from "../../../api/src/sandbox/send-events.ts";
import type { CardProvider } from "../../../api/src/modules/payments/wompi/provider.ts";
import type { TestApp } from "../app.ts";

/** The card provider of a test application: its simulator. */
export function cardsOf({ app }: TestApp): CardProvider {
  const { cards } = app.services;
  if (!cards) throw new Error("nobody takes cards here");
  return cards;
}

/** A card of the sandbox, by its outcome. */
export const cardNumbers = {
  approved: "4242424242424242",
  declined: "4111111111111111",
  failed: "5555555555554444",
} as const;

/** A card as a browser sends it to the provider. */
const aCard = (number: string, fields: object = {}) => ({
  number,
  cvc: "123",
  exp_month: "08",
  exp_year: "99",
  card_holder: "María Pérez",
  ...fields,
});

/** The base address of an application's simulator. */
export const simulatorOf = (url: string): string => `${url}/sandbox/wompi/v1`;

/** Tokenizes a card straight at the provider, as a browser does. */
export async function aToken(
  { url }: Pick<TestApp, "url">,
  number: string = cardNumbers.approved,
): Promise<string> {
  const response = await fetch(`${simulatorOf(url)}/tokens/cards`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer pub_test_local" },
    body: JSON.stringify(aCard(number)),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

/** Makes the simulator of an application fail in a way, until another fault is set. */
export async function fault({ url }: Pick<TestApp, "url">, fault: string, eventsUrl?: string): Promise<void> {
  const response = await fetch(`${simulatorOf(url)}/fault`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fault, eventsUrl: eventsUrl ?? null }),
  });
  if (!response.ok) throw new Error(await response.text());
}

export const CHECKOUT = `query { onlineCheckout {
  publicKey providerUrl montoMinimo terms { token permalink } personalData { token permalink } } }`;
export const PAY_ONLINE = `mutation ($input: PayOnlineInput!, $key: String) {
  payOnline(input: $input, idempotencyKey: $key) {
    id status monto reference motivo bankUrl enRevision contractId payment { id status monto }
    transaction { id status reference } } }`;
export const ATTEMPT = `query ($key: String, $transactionId: String) {
  onlineAttempt(key: $key, transactionId: $transactionId) {
    id status monto reference motivo bankUrl enRevision payment { id status } transaction { id status } } }`;

/** Returns the input of a card payment of a contract: tokenized, both documents accepted. */
export async function aCardOrder(
  app: TestApp,
  contractId: string,
  {
    number = cardNumbers.approved as string,
    ...fields
  }: Readonly<Record<string, unknown>> & {
    readonly number?: string;
  } = {},
): Promise<Record<string, unknown>> {
  const { onlineCheckout } = await app.as().ask(CHECKOUT);
  return {
    contractId,
    monto: 500_000,
    token: "token" in fields ? fields["token"] : await aToken(app, number),
    acceptanceToken: onlineCheckout.terms.token,
    acceptPersonalAuth: onlineCheckout.personalData.token,
    email: "maria@example.com",
    pagadorNombre: "María Pérez",
    pagadorTelefono: "3001234567",
    ...fields,
  };
}

/** Pays by card at the provider, whose event later reports the result. */
export async function payByCard(
  app: TestApp,
  contractId: string,
  fields: Readonly<Record<string, unknown>> = {},
) {
  const { payOnline } = await app.as().ask(PAY_ONLINE, { input: await aCardOrder(app, contractId, fields) });
  return payOnline;
}

/** An event as the provider would sign it. */
export const anEvent = (
  { app }: TestApp,
  transaction: Readonly<Record<string, unknown>>,
): Record<string, unknown> => signedEvent({ ...APPROVED, ...transaction }, app.services.clock.now());

const APPROVED = { id: "1292-1-1", status: "APPROVED", amount_in_cents: 50_000_000, currency: "COP" };

/** Sends an event to the address that takes them. */
export const sendEvent = (
  app: TestApp,
  event: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) => app.as().rest("POST", "/payments/wompi/webhook", event, headers);

/**
 * Lets the provider of an application say something else of a transaction from now on; one that is not there
 * begins to be, approved, for 500,000 COP.
 */
export async function providerSays(
  { url }: Pick<TestApp, "url">,
  transaction: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id, ...said } = { ...APPROVED, ...transaction };
  const response = await fetch(`${simulatorOf(url)}/transactions/${String(id)}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(said),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Lets something become of a transaction at the provider, which sends its event, and lets it be applied. */
export async function applyEvent(app: TestApp, transaction: Readonly<Record<string, unknown>>) {
  await providerSays(app, transaction);
  const answer = await sendEvent(app, anEvent(app, transaction));
  await app.runJobs();
  return answer;
}
