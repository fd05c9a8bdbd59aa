import { beforeAll, describe, expect, it } from "vitest";
import { type QuoteStatus, quoteLifecycle } from "../../../api/src/modules/quotes/quote/quote.lifecycle.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aCompletedQuote,
  anAcceptedQuote,
  aQuote,
  aRejectedQuote,
  aRequotedQuote,
  aSentQuote,
  type StoryQuote,
} from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** Puts a quote where passengers and contracts, which come later in a sale, would have brought it. */
const broughtTo = async (status: QuoteStatus, quote: StoryQuote): Promise<StoryQuote> => {
  await app.app.services.orm.em
    .fork()
    .execute("update quotes set status = ? where id = ?", [status, quote.id]);
  return quote;
};

const at: Record<QuoteStatus, () => Promise<StoryQuote>> = {
  pending: () => aQuote(app),
  completed: () => aCompletedQuote(app),
  sent: () => aSentQuote(app),
  pending_passengers: () => anAcceptedQuote(app),
  approved: async () => broughtTo("approved", await anAcceptedQuote(app)),
  rejected: () => aRejectedQuote(app),
  requote: () => aRequotedQuote(app),
  expired: async () => broughtTo("expired", await aSentQuote(app)),
  converted: async () => broughtTo("converted", await anAcceptedQuote(app)),
};

interface Move {
  readonly name: string;
  readonly to: QuoteStatus;
  /** Label of the move in its refusal. */
  readonly label: string;
  readonly document: string;
  readonly input?: object;
}

const moves: readonly Move[] = [
  {
    name: "approve",
    to: "pending_passengers",
    label: "Aprobada",
    document: `mutation ($id: ID!) { approveQuote(id: $id) { quote { status } } }`,
  },
  {
    name: "reject",
    to: "rejected",
    label: "Rechazada",
    document: `mutation ($id: ID!, $input: RejectQuoteInput!) {
      rejectQuote(id: $id, input: $input) { status } }`,
    input: { motivoRechazo: "Muy costosa" },
  },
  {
    name: "requote",
    to: "requote",
    label: "Re-cotización",
    document: `mutation ($id: ID!, $input: RequoteQuoteInput!) {
      requoteQuote(id: $id, input: $input) { status } }`,
    input: { requoteReason: "Otras fechas" },
  },
];

const cases = quoteLifecycle.statuses.flatMap((from) =>
  moves.map((move) => ({ from, move, allowed: quoteLifecycle.allows(from, move.to) })),
);
const statusOf = async ({ id }: StoryQuote) =>
  (await app.as("owner").ask(`query ($id: ID!) { quote(id: $id) { status } }`, { id })).quote
    .status as string;

describe("the moves of a quote", () => {
  it.each(cases.filter(({ allowed }) => allowed))(
    "from $from a leader can $move.name",
    async ({ from, move }) => {
      const quote = await at[from]();
      await app.as("lider").freely.ask(move.document, { id: quote.id, input: move.input });
      expect(await statusOf(quote)).toBe(move.to);
    },
  );

  it.each(cases.filter(({ allowed }) => !allowed))(
    "from $from nobody can $move.name",
    async ({ from, move }) => {
      const quote = await at[from]();
      const label = quoteLifecycle.labels[from];
      const text =
        label === move.label
          ? `La cotización ya está en estado «${label}».`
          : `La cotización está en estado «${label}» y no puede pasar a «${move.label}».`;
      expectRefused(
        await app.as("owner").freely.gql(move.document, { id: quote.id, input: move.input }),
        "CONFLICT",
        text,
      );
      expect(await statusOf(quote)).toBe(from);
    },
  );

  it.each(["pending", "approved", "rejected", "requote", "expired", "converted"] as const)(
    "a quote is not sent from %s",
    async (from) => {
      const quote = await at[from]();
      expectRefused(
        await app
          .as("owner")
          .gql(`mutation ($id: ID!) { sendQuote(id: $id) { emailInfo { to } } }`, { id: quote.id }),
        "CONFLICT",
      );
      expect(await statusOf(quote)).toBe(from);
    },
  );

  it.each(["pending_passengers", "approved"] as const)(
    "at %s neither the advisor nor the client asks for another offer, only a leader does",
    async (from) => {
      const quote = await at[from]();
      const requote = moves[2]!;
      const variables = { id: quote.id, input: requote.input };
      expectRefused(await app.as("asesor").freely.gql(requote.document, variables), "CONFLICT");
      expectRefused(await app.withLink(quote.token).freely.gql(requote.document, variables), "CONFLICT");
      expect(await statusOf(quote)).toBe(from);
    },
  );

  it("is accepted once when two say yes at once", async () => {
    const quote = await aSentQuote(app);
    const approve = moves[0]!.document;
    const answers = await Promise.all([
      app.withLink(quote.token).freely.gql(approve, { id: quote.id }),
      app.as("lider").freely.gql(approve, { id: quote.id }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
    );
    const { quoteTracking } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quoteTracking(id: $id) { event } }`, { id: quote.id });
    expect(quoteTracking.filter(({ event }: { event: string }) => event === "approved")).toHaveLength(1);
  });

  it("is sent once when two send it at once, as one version", async () => {
    const quote = await aCompletedQuote(app, { input: { emailCliente: "doble@example.com" } });
    const send = () =>
      app
        .as("asesor")
        .gql(`mutation ($id: ID!) { sendQuote(id: $id) { emailInfo { to } } }`, { id: quote.id });
    const answers = await Promise.all([send(), send()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await app.outbox("doble@example.com")).toHaveLength(1);
  });

  it("is deleted by the owner while pending, by nobody else and never later", async () => {
    const document = `mutation ($id: ID!) { deleteQuote(id: $id) }`;
    const pending = await at.pending();
    expectRefused(await app.as("admin").gql(document, { id: pending.id }), "FORBIDDEN");
    await app.as("owner").ask(document, { id: pending.id });
    expect(
      (await app.as("owner").ask(`query ($id: ID!) { quote(id: $id) { id } }`, { id: pending.id })).quote,
    ).toBeNull();
    const completed = await at.completed();
    expectRefused(await app.as("owner").gql(document, { id: completed.id }), "CONFLICT");
  });
});
