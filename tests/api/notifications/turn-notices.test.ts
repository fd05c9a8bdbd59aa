import { beforeAll, describe, expect, it } from "vitest";
import type { Events } from "../../../api/src/core/events/listeners.ts";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import type { TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aConfirmedQuote } from "../../support/story/calculation.ts";
import { aCase } from "../../support/story/chargebacks.ts";
import { aFiledClaim } from "../../support/story/claims.ts";
import { aPaymentLink, ASK_CANCELLATION } from "../../support/story/client-page.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aPayableContract, aPayment, aPaymentInReview } from "../../support/story/payments.ts";
import { aSentQuote, family } from "../../support/story/quotes.ts";
import { aPayableRefund } from "../../support/story/refunds.ts";
import { shareIt } from "../../support/story/sharing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const run = <Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> =>
  app.app.services.orm.em.fork().execute<Row[]>(statement, [...values]);

/** Returns the ids of the team members notified of a record by notices of a type. */
async function notifiedOf(type: string, key: string, id: string): Promise<readonly number[]> {
  const rows = await run<{ user_id: number }>(
    `select n.user_id from notifications n join users u on u.id = n.user_id and u.role <> 1
     where n.type = ? and n.data ->> '${key}' = ? order by n.user_id`,
    [type, id],
  );
  return rows.map(({ user_id }) => user_id);
}

/**
 * Returns the ids of the people whose turn a record is, as the owner reads it, without the actor who led to
 * it.
 */
async function turnOf(root: string, id: string, actor: Handle | null = null): Promise<readonly number[]> {
  const document = `query ($id: ID!) { record: ${root}(id: $id) { turn { userId people { id } } } }`;
  const { turn } = (await app.as("owner").freely.ask(document, { id })).record;
  const people: readonly number[] = turn.userId
    ? [turn.userId]
    : turn.people.map((one: { readonly id: number }) => one.id);
  return people.filter((one) => actor === null || one !== app.people[actor].id).sort((a, b) => a - b);
}

interface Kind {
  readonly type: string;
  /** The key of the record in the notice's payload. */
  readonly key: string;
  readonly root: string;
  /** Makes the record, in the state that leads to the notice. */
  readonly make: () => Promise<{ readonly id: string }>;
  readonly actor?: Handle;
  /** People who are notified of it too. */
  readonly besides?: readonly Handle[];
}

/** Each kind of notice that asks a person to act. */
const kinds: readonly Kind[] = [
  {
    type: "quote_discount_asked",
    key: "quote_id",
    root: "quote",
    make: async () => {
      const quote = await aConfirmedQuote(app);
      const set = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
        updateQuote(id: $id, input: $input) { id } }`;
      await app.as("asesor").ask(set, { id: quote.id, input: { descuentoPorcentaje: 10 } });
      return quote;
    },
  },
  {
    type: "quote_question",
    key: "quote_id",
    root: "quote",
    make: async () => {
      const quote = await aSentQuote(app);
      const ask = 'mutation ($id: ID!) { askQuoteQuestion(id: $id, text: "¿Incluye visa?") { id } }';
      await app.withLink(quote.token).ask(ask, { id: quote.id });
      return quote;
    },
  },
  {
    type: "quote_decided_by_link",
    key: "quote_id",
    root: "quote",
    make: async () => {
      const quote = await aSentQuote(app);
      const { token } = await shareIt(app, quote, { by: "lider" });
      const approve = "mutation ($id: ID!) { approveQuote(id: $id) { quote { status } } }";
      await app.withLink(token).ask(approve, { id: quote.id });
      await run("update quote_links set needs_review = true where quote_id = ? and decided_at is not null", [
        quote.id,
      ]);
      return quote;
    },
  },
  {
    type: "quote_created",
    key: "quote_id",
    root: "quote",
    make: async () => {
      const input = { ...family, emailCliente: "otra.visita@example.com" };
      const ask =
        "mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { quoteNumber } }";
      const { quoteNumber } = (await app.as().ask(ask, { input })).createExternalQuote;
      const [quote] = await run<{ id: string }>("select id from quotes where quote_number = ?", [
        quoteNumber,
      ]);
      return quote!;
    },
  },
  {
    type: "cancellation_requested",
    key: "contract_id",
    root: "contract",
    make: async () => {
      const contract = await aSignedSimpleContract(app);
      const token = await aPaymentLink(app, contract.id);
      await app.withLink(token).ask(ASK_CANCELLATION, { id: contract.id, motivo: "Ya no viajo" });
      return contract;
    },
    besides: ["asesor", "gerente"],
  },
  {
    type: "payment_received",
    key: "payment_id",
    root: "payment",
    make: async () => aPayment(app, (await aPayableContract(app)).id, {}, "admin"),
    actor: "admin",
  },
  {
    type: "payment_in_review",
    key: "payment_id",
    root: "payment",
    make: async () => {
      const { id: contractId } = await aPayableContract(app);
      const payment = await aPaymentInReview(app, contractId);
      await happens("payment.in-review", {
        paymentId: payment.id,
        payable: { kind: "contract", id: contractId },
      });
      return payment;
    },
  },
  {
    type: "refund_account_given",
    key: "refund_id",
    root: "refund",
    make: async () => {
      const refund = await aPayableRefund(app, "contador");
      await happens("refund.account-given", {
        refundId: refund.id,
        payable: { kind: "contract", id: refund.contractId },
      });
      return refund;
    },
  },
  { type: "chargeback_opened", key: "chargeback_id", root: "chargeback", make: () => aCase(app) },
  { type: "claim_filed", key: "claim_id", root: "claim", make: () => aFiledClaim(app) },
];

/** Emits an event as a job does, for events caused by the card provider or a client. */
const happens = <Topic extends "payment.in-review" | "refund.account-given">(
  topic: Topic,
  payload: Events[Topic],
): Promise<void> =>
  mutate(
    app.app.services,
    { viewer: null, link: null, origin: { requestId: "story", channel: "job", ip: null, userAgent: null } },
    (work) => work.emit(topic, payload),
    null,
  );

describe("a notice that asks somebody to act", () => {
  it.each(kinds)("of $type goes to those whose turn it is", async (kind) => {
    const { type, key, root, make, actor, besides = [] } = kind;
    const { id } = await make();
    const people = await turnOf(root, id, actor ?? null);
    expect(people.length).toBeGreaterThan(0);
    const all = [...people, ...besides.map((who) => app.people[who].id)];
    expect(await notifiedOf(type, key, id)).toEqual(all.sort((a, b) => a - b));
  });
});
