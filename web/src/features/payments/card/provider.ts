import type { SentCard } from "./card-number.ts";

/** Payment provider, as the browser calls it. */
export interface Provider {
  readonly publicKey: string;
  /** Address of the provider, or a path of the application for the simulator. */
  readonly providerUrl: string;
}

/** Card field that the provider refused, by its name in the form. */
export type CardField = "number" | "cvc" | "expiry" | "holder";

/** Thrown when the provider refused the card's data. */
export class CardRefused extends Error {
  override readonly name = "CardRefused";
  constructor(readonly problems: readonly { readonly field: CardField; readonly message: string }[]) {
    super("the provider refused the card");
  }
}

/** Thrown when the provider did not answer; nothing was paid, because no payment had been requested yet. */
export class ProviderSilent extends Error {
  override readonly name = "ProviderSilent";
}

const PATIENCE = 15_000;
const fields: Readonly<Record<string, CardField>> = {
  number: "number",
  cvc: "cvc",
  exp_month: "expiry",
  exp_year: "expiry",
  card_holder: "holder",
};

/**
 * Sends a card directly to the provider and returns its token; the agency's server never receives the card
 * data.
 */
export async function tokenize({ publicKey, providerUrl }: Provider, card: SentCard): Promise<string> {
  const response = await fetch(`${providerUrl}/tokens/cards`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${publicKey}` },
    body: JSON.stringify(card),
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new ProviderSilent();
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  const token = answer?.data?.id;
  if (response.ok && token) return token;
  const messages = answer?.error?.messages;
  if (response.status < 500 && messages) throw new CardRefused(problemsOf(messages));
  throw new ProviderSilent();
}

interface Answer {
  readonly data?: { readonly id?: string };
  readonly error?: { readonly messages?: Readonly<Record<string, string | readonly string[]>> };
}

const problemsOf = (messages: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(messages).map(([name, texts]) => ({
    field: fields[name] ?? ("number" as const),
    message: [texts].flat()[0] ?? "",
  }));
