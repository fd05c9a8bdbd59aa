import type { TestApp } from "../app.ts";
import { aConfirmedQuote } from "../story/calculation.ts";
import { aPaymentLink, ASK_CANCELLATION } from "../story/client-page.ts";
import {
  aDraftContract,
  aSentContract,
  aSigning,
  CREATE,
  sendContractOf,
  type StoryContract,
} from "../story/contracts.ts";
import { child, holder, husband, savePassengers } from "../story/passengers.ts";
import { aTransfer, REGISTER } from "../story/payments.ts";
import { acceptIt, aCompletedQuote, aQuote, sendIt, type StoryQuote } from "../story/quotes.ts";

/** The things of one walk, as far as they have come. */
interface Sales {
  quotes: StoryQuote[];
  contracts: StoryContract[];
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** Replaces the subject of a move with its answer. */
function put<T extends { readonly id: string }>(list: T[], one: T): void {
  list[list.findIndex(({ id }) => id === one.id)] = one;
}

type Move = (app: TestApp, sales: Sales, at: number) => Promise<unknown>;

const onQuote =
  (document: string, variables: object = {}): Move =>
  (app, { quotes }, at) =>
    app.as("asesor").freely.ask(document, { id: pick(quotes, at).id, ...variables });

const byClient =
  (document: string, variables: object = {}): Move =>
  (app, { quotes }, at) => {
    const { id, token } = pick(quotes, at);
    return app.withLink(token).freely.ask(document, { id, ...variables });
  };

const onContract =
  (by: "gerente" | "admin" | "contador", document: string, variables: object = {}): Move =>
  (app, { contracts }, at) =>
    app.as(by).freely.ask(document, { id: pick(contracts, at).id, ...variables });

const fills =
  (...people: readonly object[]): Move =>
  (app, { quotes }, at) =>
    savePassengers(app, pick(quotes, at), [...people]);

const UPDATE_QUOTE = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
  updateQuote(id: $id, input: $input) { id } }`;

const moves = {
  request: async (app, { quotes }) => quotes.push(await aQuote(app)),
  offer: async (app, { quotes }) => quotes.push(await sendIt(app, await aCompletedQuote(app))),
  price: onQuote(UPDATE_QUOTE, { input: { precioTotal: 3_000_000 } }),
  discount: onQuote(UPDATE_QUOTE, { input: { descuentoPorcentaje: 12.5 } }),
  postpone: onQuote(UPDATE_QUOTE, {
    input: { numeroPersonas: 2, adultos: 2, menores: 0, edadesMenores: [] },
  }),
  send: async (app, { quotes }, at) => put(quotes, await sendIt(app, pick(quotes, at))),
  ask: byClient('mutation ($id: ID!) { askQuoteQuestion(id: $id, text: "¿Incluye visa?") { id } }'),
  accept: async (app, { quotes }, at) => put(quotes, await acceptIt(app, pick(quotes, at))),
  reject: byClient(
    `mutation ($id: ID!, $input: RejectQuoteInput!) { rejectQuote(id: $id, input: $input) { id } }`,
    { input: { motivoRechazo: "Encontré otra opción" } },
  ),
  requote: byClient(
    `mutation ($id: ID!, $input: RequoteQuoteInput!) { requoteQuote(id: $id, input: $input) { id } }`,
    { input: { requoteReason: "Queremos viajar en febrero" } },
  ),
  fillOne: fills(holder),
  fillAll: fills(holder, husband, child),
  convert: async (app, { quotes, contracts }, at) => {
    const quoteId = pick(quotes, at).id;
    const { createContract } = await app.as("gerente").ask(CREATE, { input: { quoteId } });
    contracts.push({ id: createContract.id, number: createContract.contractNumber, quoteId, token: "" });
  },
  draft: async (app, { contracts }) => contracts.push(await aDraftContract(app)),
  sendContract: async (app, { contracts }, at) =>
    put(contracts, await sendContractOf(app, pick(contracts, at))),
  change: onContract(
    "gerente",
    `mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) { id } }`,
    { input: { observaciones: "Habitación con vista al mar" } },
  ),
  sign: async (app, { contracts }, at) => {
    const { id, token } = pick(contracts, at);
    const { status } = await app.withLink(token).rest("POST", `/contracts/${id}/sign`, aSigning());
    if (status !== 200) throw new Error("refused: not signed");
  },
  pay: (app, { contracts }, at) =>
    app.as("gerente").freely.ask(REGISTER, { input: aTransfer(pick(contracts, at).id) }),
  wantCancelled: async (app, { contracts }, at) => {
    const { id } = pick(contracts, at);
    const client = app.withLink(await aPaymentLink(app, id));
    return client.freely.ask(ASK_CANCELLATION, { id, motivo: "No podemos viajar en esas fechas" });
  },
  cancel: onContract(
    "admin",
    `mutation ($id: ID!, $input: CancelContractInput!) { cancelContract(id: $id, input: $input) { id } }`,
    { input: { motivo: "El cliente desistió" } },
  ),
} as const satisfies Record<string, Move>;

export type WalkMove = keyof typeof moves;

/** Names of all moves. */
export const walkMoves = Object.keys(moves) as readonly WalkMove[];

/** Sales with which people and clients do what chance says. */
export class Walk {
  /** The moves so far, in their order. */
  readonly said: string[] = [];
  private constructor(
    private readonly app: TestApp,
    private readonly sales: Sales,
  ) {}

  /** Begins with a request, a priced quote, an offer, an approved one, and contracts to send and to sign. */
  static async begin(app: TestApp): Promise<Walk> {
    const quotes = [
      await aQuote(app),
      await aConfirmedQuote(app),
      await sendIt(app, await aCompletedQuote(app)),
      await acceptIt(app, await sendIt(app, await aCompletedQuote(app))),
    ];
    return new Walk(app, { quotes, contracts: [await aDraftContract(app), await aSentContract(app)] });
  }

  /** Does the first of some moves that is not refused of every thing, beginning with the one at `first`. */
  async step(order: readonly WalkMove[], first: number): Promise<WalkMove | null> {
    this.app.clock.advance({ minutes: 1 });
    const things = Math.max(this.sales.quotes.length, this.sales.contracts.length);
    for (const move of order)
      for (let at = first; at < first + things; at += 1)
        if (await this.#tries(move, at)) {
          this.said.push(`${move} ${at}`);
          return move;
        }
    return null;
  }

  /** Tries a move; returns whether it was done. A fault of the server is thrown. */
  async #tries(move: WalkMove, at: number): Promise<boolean> {
    try {
      await moves[move](this.app, this.sales, at);
      return true;
    } catch (refused) {
      if (!String(refused).includes("refused:") || String(refused).includes("INTERNAL")) throw refused;
      return false;
    }
  }
}
