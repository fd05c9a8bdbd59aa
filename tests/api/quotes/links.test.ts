import { beforeAll, describe, expect, it } from "vitest";
import { LinkToken } from "../../../api/src/core/links/link.entity.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRequotedQuote, aSentQuote, sendIt } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const READ = `query ($id: ID!) {
  quote(id: $id) { id status liderId tracking { event } asesor { name } openings } }`;
const APPROVE = `mutation ($id: ID!, $input: ApproveQuoteInput!) {
  approveQuote(id: $id, input: $input) { quote { status } passengerLink } }`;
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";

describe("the link of a quote", () => {
  it("opens the quote without its staff's side, and its first opening is news", async () => {
    const { id, token } = await aSentQuote(app);
    const { quote } = await app.withLink(token).ask(READ, { id });
    expect(quote).toMatchObject({
      id,
      status: "sent",
      liderId: null,
      tracking: null,
      openings: null,
      asesor: { name: "Álvaro" },
    });
    await app.withLink(token).ask(READ, { id });
    app.clock.advance({ minutes: 5 });
    await app.withLink(token).ask(READ, { id });
    const seen = (await app.as("asesor").ask(READ, { id })).quote;
    expect(seen.openings).toBe(2);
    expect(seen.tracking.filter(({ event }: { event: string }) => event === "viewed")).toHaveLength(1);
  });

  it("counts its openings by the version that it showed", async () => {
    const quote = await aRequotedQuote(app);
    const update = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
      updateQuote(id: $id, input: $input) { status } }`;
    await app.as("asesor").ask(update, { id: quote.id, input: { precioTotal: 3_300_000 } });
    const { id, token } = await sendIt(app, quote);
    const openings = async () => {
      const read = `query ($id: ID!) { quote(id: $id) { openings versions { number openings } } }`;
      return (await app.as("asesor").ask(read, { id })).quote;
    };
    expect((await openings()).versions).toEqual([
      { number: 2, openings: 0 },
      { number: 1, openings: 1 },
    ]);
    // The link of the first version shows the second one by now.
    await app.withLink(token).ask(READ, { id });
    app.clock.advance({ minutes: 5 });
    await app.withLink(quote.token).ask(READ, { id });
    expect(await openings()).toEqual({
      openings: 3,
      versions: [
        { number: 2, openings: 2 },
        { number: 1, openings: 1 },
      ],
    });
  });

  it("is no opening of the client's when signed-in staff follows it", async () => {
    const { id, token } = await aSentQuote(app);
    await app.as("asesor").with({ "x-link-token": token }).ask(READ, { id });
    expect((await app.as("asesor").ask(READ, { id })).quote.openings).toBe(0);
  });

  it("is refused when it is unknown, revoked or over", async () => {
    const { id, token } = await aSentQuote(app);
    expectRefused(await app.as().gql(READ, { id }), "UNAUTHENTICATED", BAD_LINK);
    expectRefused(await app.withLink(`${token.slice(1)}x`).gql(READ, { id }), "UNAUTHENTICATED", BAD_LINK);
    const em = app.app.services.orm.em.fork();
    await em.nativeUpdate(LinkToken, { recordId: id }, { revokedAt: app.clock.now() });
    expectRefused(await app.withLink(token).gql(READ, { id }), "UNAUTHENTICATED", BAD_LINK);
  });

  it("opens no other quote", async () => {
    const [mine, other] = [await aSentQuote(app), await aSentQuote(app)];
    expect((await app.withLink(mine.token).ask(READ, { id: other.id })).quote).toBeNull();
    expectRefused(
      await app.withLink(mine.token).gql(APPROVE, { id: other.id, input: {} }),
      "NOT_FOUND",
      "Cotización no encontrada",
    );
  });

  it("for the passengers decides nothing about the price", async () => {
    const { id, token } = await aSentQuote(app);
    const { approveQuote } = await app.withLink(token).ask(APPROVE, { id, input: {} });
    const passengers = /token=([\w-]+)/.exec(approveQuote.passengerLink)?.[1] ?? "";
    const reject = `mutation ($id: ID!, $input: RejectQuoteInput!) {
      rejectQuote(id: $id, input: $input) { status } }`;
    expectRefused(
      await app.withLink(passengers).gql(reject, { id, input: { motivoRechazo: "No" } }),
      "NOT_FOUND",
    );
  });

  it("decides on the newest version only", async () => {
    const quote = await aSentQuote(app);
    await app
      .withLink(quote.token)
      .ask(
        `mutation ($id: ID!, $input: RequoteQuoteInput!) { requoteQuote(id: $id, input: $input) { id } }`,
        {
          id: quote.id,
          input: { requoteReason: "Más barato" },
        },
      );
    await app
      .as("asesor")
      .ask(
        `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { status } }`,
        {
          id: quote.id,
          input: { precioTotal: 2_500_000 },
        },
      );
    await sendIt(app, quote);
    const newer = "Hay una versión más reciente de la cotización. Revísala antes de decidir.";
    expectRefused(
      await app.withLink(quote.token).gql(APPROVE, { id: quote.id, input: { sentVersion: 1 } }),
      "CONFLICT",
      newer,
    );
    const { approveQuote } = await app
      .withLink(quote.token)
      .ask(APPROVE, { id: quote.id, input: { sentVersion: 2 } });
    expect(approveQuote.quote.status).toBe("pending_passengers");
  });

  it("of an expired quote still reads and asks for another offer, but does not accept", async () => {
    const quote = await aSentQuote(app);
    app.clock.advance({ days: 16 });
    const text = "La cotización está en estado «Expirada» y no puede pasar a «Aprobada».";
    expectRefused(
      await app.withLink(quote.token).gql(APPROVE, { id: quote.id, input: {} }),
      "CONFLICT",
      text,
    );
    await app.sweep();
    expect((await app.withLink(quote.token).ask(READ, { id: quote.id })).quote.status).toBe("expired");
    const [entry] = await app.app.services.orm.em
      .fork()
      .execute<object[]>("select actor_name from quote_events where quote_id = ? and event = 'expired'", [
        quote.id,
      ]);
    expect(entry).toEqual({ actor_name: "Sistema" });
    expectRefused(
      await app.withLink(quote.token).gql(APPROVE, { id: quote.id, input: {} }),
      "CONFLICT",
      text,
    );
    const { requoteQuote } = await app
      .withLink(quote.token)
      .ask(
        `mutation ($id: ID!, $input: RequoteQuoteInput!) { requoteQuote(id: $id, input: $input) { status } }`,
        {
          id: quote.id,
          input: { requoteReason: "Se nos pasó la fecha" },
        },
      );
    expect(requoteQuote.status).toBe("requote");
    app.clock.advance({ days: 60 });
    expectRefused(await app.withLink(quote.token).gql(READ, { id: quote.id }), "UNAUTHENTICATED", BAD_LINK);
  });
});
