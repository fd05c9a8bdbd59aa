import { hash } from "node:crypto";
import { decodeJwt } from "jose";
import type { Clock } from "../../../core/clock.ts";
import { countedCall } from "../../../core/outgoing/count-calls.ts";
import { traceHeaders } from "../../../core/outgoing/trace.ts";
import { ProviderAway, ProviderRefused } from "./failures.ts";
import type { WompiKeys } from "./keys.ts";
import { integritySignature } from "./signature.ts";
import { isTransactionId, readTransaction, type WompiTransaction } from "./transaction.ts";

/** Document of the provider that a payer accepts, with the token that proves the acceptance. */
export interface Acceptance {
  readonly token: string;
  /** Address of the document's text. */
  readonly permalink: string;
  /**
   * SHA-256 of the document as the provider reports it, hexadecimal; SHA-256 of the address when the provider
   * reports none.
   */
  readonly sha256: string;
  readonly expiresAt: Date;
}

/** The two documents that every payer must accept: terms of use, and processing of personal data. */
export interface Acceptances {
  readonly terms: Acceptance;
  readonly personalData: Acceptance;
}

/** Bank that participates in PSE. */
export interface Institution {
  readonly code: string;
  readonly name: string;
}

/** Payment method in the provider's format (spec/5-colombia.md 1.7). */
export type PaymentMethod =
  | { readonly type: "CARD"; readonly token: string; readonly installments: number }
  | { readonly type: "NEQUI"; readonly phone_number: string }
  | {
      readonly type: "PSE";
      /** Type of payer: 0 for a person, 1 for a company. */
      readonly user_type: 0 | 1;
      readonly user_legal_id_type: string;
      readonly user_legal_id: string;
      readonly financial_institution_code: string;
      /** Description of at most 30 characters. */
      readonly payment_description: string;
    };

/** Fields of a new transaction; amounts in cents of a peso. */
export interface NewTransaction {
  readonly reference: string;
  readonly amountInCents: number;
  readonly email: string;
  readonly method: PaymentMethod;
  readonly acceptanceToken: string;
  readonly personalDataToken: string;
  readonly fullName: string | null;
  readonly phone: string | null;
  /** Address to which the provider redirects the client afterwards. */
  readonly redirectUrl: string;
}

/** Function that sends requests: the built-in `fetch`, or the simulator's replacement. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** Dependencies of a client of the provider. */
export interface ClientParts {
  readonly keys: WompiKeys;
  readonly clock: Clock;
  readonly send?: Send;
  /** Timeout of a request, in milliseconds. */
  readonly patience?: number;
}

/** Default timeout in milliseconds, shorter than the browser's timeout for this server. */
const PATIENCE = 8_000;
/**
 * Time in milliseconds before an acceptance token expires at which it is fetched again, so that a payer has
 * time to fill in the form.
 */
const MARGIN = 15 * 60_000;

type Auth = "nobody" | "public" | "private";

/**
 * Client of the provider's API. It is never called within a database transaction, because an answer may take
 * as long as `patience`. Reads are tried twice; calls that change something are sent once.
 */
export class WompiClient {
  readonly #parts: Required<ClientParts>;
  #acceptances: Acceptances | null = null;

  constructor({ send = fetch, patience = PATIENCE, ...parts }: ClientParts) {
    this.#parts = { ...parts, send, patience };
  }

  /** Returns the documents to accept, cached until shortly before their tokens expire. */
  async acceptances(): Promise<Acceptances> {
    const now = this.#parts.clock.now().getTime();
    const known = this.#acceptances;
    const ends = (known: Acceptances) =>
      Math.min(known.terms.expiresAt.getTime(), known.personalData.expiresAt.getTime());
    if (known && ends(known) - MARGIN > now) return known;
    const data = await this.#read(`/merchants/${this.#parts.keys.publicKey}`, "nobody");
    const fresh = {
      terms: acceptanceOf(data, "presigned_acceptance"),
      personalData: acceptanceOf(data, "presigned_personal_data_auth"),
    };
    return (this.#acceptances = fresh);
  }

  /** Returns the banks of PSE. */
  async institutions(): Promise<Institution[]> {
    const data = await this.#read("/pse/financial_institutions", "public");
    if (!Array.isArray(data)) throw new ProviderAway("no list of banks");
    return data.map((entry: Record<string, unknown>) => ({
      code: String(entry["financial_institution_code"]),
      name: String(entry["financial_institution_name"]),
    }));
  }

  /**
   * Creates a transaction, signed with our secret. A reference can be used only once.
   * @throws ProviderRefused when the transaction was not created, ProviderAway when the outcome is unknown.
   */
  async createTransaction(given: NewTransaction): Promise<WompiTransaction> {
    const { reference, amountInCents, method, fullName, phone } = given;
    const currency = "COP";
    const data = await this.#ask("/transactions", "public", {
      acceptance_token: given.acceptanceToken,
      accept_personal_auth: given.personalDataToken,
      amount_in_cents: amountInCents,
      currency,
      customer_email: given.email,
      reference,
      signature: integritySignature({ reference, amountInCents, currency }, this.#parts.keys.integritySecret),
      payment_method: method,
      redirect_url: given.redirectUrl,
      ...((fullName ?? phone) && {
        customer_data: { ...(fullName && { full_name: fullName }), ...(phone && { phone_number: phone }) },
      }),
    });
    const transaction = transactionOf(data);
    if (!this.#isOurs(transaction, reference)) throw new ProviderAway("a transaction of somebody else");
    return transaction;
  }

  /**
   * Returns our merchant's transactions with a reference, newest last. This is the only reliable query for
   * the outcome of a payment, because a query by id also returns other merchants' transactions.
   */
  async transactionsOf(reference: string): Promise<WompiTransaction[]> {
    const query = new URLSearchParams({ reference });
    const data = await this.#read(`/transactions?${query.toString()}`, "private");
    if (!Array.isArray(data)) throw new ProviderAway("no list of transactions");
    return data
      .map(transactionOf)
      .filter((transaction) => this.#isOurs(transaction, reference))
      .sort((one, other) => (one.createdAt?.getTime() ?? 0) - (other.createdAt?.getTime() ?? 0));
  }

  /** Voids an approved card payment on the day of the payment. */
  async voidTransaction(id: string): Promise<void> {
    if (!isTransactionId(id)) throw new RangeError(`no id of the provider: ${id}`);
    await this.#ask(`/transactions/${id}/void`, "private", {});
  }

  /** Returns whether an answer belongs to the request and, when it contains a merchant, to our merchant. */
  #isOurs({ reference, merchantKey }: WompiTransaction, asked: string): boolean {
    return reference === asked && (merchantKey === null || merchantKey === this.#parts.keys.publicKey);
  }

  /**
   * Sends a read request and retries once after a failure. The first failure is not reported, unless it used
   * up the whole timeout.
   */
  async #read(path: string, auth: Auth): Promise<unknown> {
    try {
      return await this.#ask(path, auth);
    } catch (error) {
      if (!(error instanceof ProviderAway) || error.late) throw error;
      return this.#ask(path, auth);
    }
  }

  /** Sends a request and counts it in the metrics; a refusal of the provider counts as an answer. */
  async #ask(path: string, auth: Auth, body?: object): Promise<unknown> {
    const { status, answer } = await countedCall("wompi", () => this.#answerOf(path, auth, body));
    if (status >= 400) throw refusalOf(status, answer["error"]);
    return answer["data"];
  }

  async #answerOf(path: string, auth: Auth, body?: object) {
    const { keys, send, patience } = this.#parts;
    const bearer = { nobody: null, public: keys.publicKey, private: keys.privateKey }[auth];
    let status: number;
    let answer: Record<string, unknown>;
    try {
      const response = await send(`${keys.url}${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...traceHeaders(),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      status = response.status;
      answer = (await response.json()) as Record<string, unknown>;
    } catch (error) {
      const late = error instanceof Error && error.name === "TimeoutError";
      throw new ProviderAway("no answer", { late, cause: error });
    }
    if (status >= 500 || status === 429 || answer === null) throw new ProviderAway(`status ${status}`);
    return { status, answer };
  }
}

function transactionOf(data: unknown): WompiTransaction {
  const transaction = readTransaction(data);
  if (!transaction) throw new ProviderAway("no transaction in the answer");
  return transaction;
}

function acceptanceOf(data: unknown, name: string): Acceptance {
  const found = (data as Record<string, Record<string, unknown> | undefined> | null)?.[name];
  const token = found?.["acceptance_token"];
  const permalink = found?.["permalink"];
  if (typeof token !== "string" || typeof permalink !== "string")
    throw new ProviderAway("no documents to accept");
  const { exp = 0, file_hash: stated } = decodeJwt<{ file_hash?: string }>(token);
  return { token, permalink, sha256: stated ?? hash("sha256", permalink), expiresAt: new Date(exp * 1000) };
}

/**
 * Returns the document that a payer accepted, as stated in the acceptance token; null for a text that is not
 * such a token. Only the provider verifies the token.
 */
export function readAcceptance(token: string): Pick<Acceptance, "permalink" | "sha256"> | null {
  try {
    const { permalink, file_hash: stated } = decodeJwt<{ permalink?: string; file_hash?: string }>(token);
    if (typeof permalink !== "string" || permalink.length > 500) return null;
    return { permalink, sha256: typeof stated === "string" ? stated : hash("sha256", permalink) };
  } catch {
    return null;
  }
}

function refusalOf(status: number, error: unknown): ProviderRefused {
  const { type, messages, reason } = (error ?? {}) as Record<string, unknown>;
  const reasons =
    typeof messages === "object" && messages !== null
      ? Object.fromEntries(
          Object.entries(messages).map(([field, texts]) => [field, [texts].flat().map(String)]),
        )
      : typeof reason === "string"
        ? { "": [reason] }
        : {};
  return new ProviderRefused(status, typeof type === "string" ? type : "", reasons);
}
