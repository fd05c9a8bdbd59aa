import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { aPerson, REGISTER } from "../../support/story/accounts.ts";
import {
  aDraftContract,
  aSentContract,
  aSigning,
  aSigningCode,
  SEND,
  SIGN,
  signIt,
} from "../../support/story/contracts.ts";
import { aCompletedQuote, anAcceptedQuote, aSentQuote } from "../../support/story/quotes.ts";

const SEND_QUOTE = `mutation ($id: ID!) {
  sendQuote(id: $id) { emailInfo { to subject sentAt pdfFilename } quote { id status } } }`;
const APPROVE = `mutation ($id: ID!) { approveQuote(id: $id) { passengerLink quote { status } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

type Caller = ReturnType<TestApp["as"]>;
/** Returns the caller with an idempotency key of their own for all following requests. */
const keyed = (caller: Caller) => caller.with({ "idempotency-key": randomUUID() });
const mails = async (words: string) => (await app.outbox()).filter(({ text }) => text.includes(words)).length;

describe("what prints before it acts is made once for a key too", () => {
  it("a quote is sent by one mail, and both answers say of it what it says", async () => {
    const { id } = await aCompletedQuote(app);
    const request = keyed(app.as("asesor"));
    const first = await request.ask(SEND_QUOTE, { id });
    app.clock.advance({ minutes: 1 });
    expect(await request.ask(SEND_QUOTE, { id })).toEqual(first);
    expect(await mails(`/quote-approval/${id}?token=`)).toBe(1);
    await keyed(app.as("asesor")).ask(SEND_QUOTE, { id });
    expect(await mails(`/quote-approval/${id}?token=`)).toBe(2);
  });

  it("also of two that come at the same moment", async () => {
    const { id } = await aCompletedQuote(app);
    const request = keyed(app.as("asesor"));
    const [one, other] = await Promise.all([
      request.ask(SEND_QUOTE, { id }),
      request.ask(SEND_QUOTE, { id }),
    ]);
    expect(other).toEqual(one);
    expect(await mails(`/quote-approval/${id}?token=`)).toBe(1);
  });

  it("a contract is sent by one mail", async () => {
    const { id } = await aDraftContract(app);
    const request = keyed(app.as("gerente"));
    const first = await request.ask(SEND, { id, input: {} });
    app.clock.advance({ minutes: 1 });
    expect(await request.ask(SEND, { id, input: {} })).toEqual(first);
    expect(await mails(`/contract-signature/${id}?token=`)).toBe(1);
  });

  it("who signed and heard nothing hears that it is signed, not that it was signed already", async () => {
    const contract = await aSentContract(app);
    const input = { ...aSigning(), code: await aSigningCode(app, contract) };
    const request = keyed(app.withLink(contract.token));
    const first = await request.ask(SIGN, { id: contract.id, input });
    expect(first.signContract.status).toBe("signed");
    expect(await request.ask(SIGN, { id: contract.id, input })).toEqual(first);
    const { errors } = await keyed(app.withLink(contract.token)).gql(SIGN, { id: contract.id, input });
    expect(errors).toMatchObject([{ message: "El contrato ya fue firmado." }]);
  });

  it("also when the record has moved on since, which refuses it to another key", async () => {
    const contract = await aSentContract(app);
    const request = keyed(app.as("gerente"));
    await request.ask(SEND, { id: contract.id, input: {} });
    const mail = await app.mailWith(`/contract-signature/${contract.id}?token=`);
    const token = /contract-signature\/[\w-]+\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await signIt(app, { ...contract, token });
    expect((await request.ask(SEND, { id: contract.id, input: {} })).sendContract.status).toBe("signed");
    const { errors } = await keyed(app.as("gerente")).gql(SEND, { id: contract.id, input: {} });
    expect(errors?.[0]?.extensions?.code).toBe("LOCKED");
  });

  it("what was refused is not taken for done", async () => {
    const { id } = await anAcceptedQuote(app);
    const request = keyed(app.as("asesor"));
    const refused = await request.gql(`mutation ($id: ID!) { sendQuote(id: $id) { quote { id } } }`, {
      id: randomUUID(),
    });
    expect(refused.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await request.ask(SEND_QUOTE, { id })).sendQuote.quote.id).toBe(id);
  });
});

describe("an answer that is kept nowhere is given again", () => {
  it("a client who approved and heard nothing gets a link to the passengers' form, which opens it", async () => {
    const quote = await aSentQuote(app);
    const request = keyed(app.withLink(quote.token));
    const answers = [
      await request.ask(APPROVE, { id: quote.id }),
      await request.ask(APPROVE, { id: quote.id }),
    ];
    for (const { approveQuote } of answers) {
      expect(approveQuote.quote.status).toBe("pending_passengers");
      const token = /token=([\w-]+)/.exec(approveQuote.passengerLink)?.[1] ?? "";
      const asked = app.withLink(token).ask(`query ($id: ID!) { passengers(quoteId: $id) { id } }`, {
        id: quote.id,
      });
      expect((await asked).passengers).toEqual([]);
    }
    expect(await mails(`/passenger-form/${quote.id}?token=`)).toBe(1);
  });

  it("a visitor who registered and heard nothing is signed in to the account that was made", async () => {
    const input = aPerson({ password: PASSWORD });
    const request = keyed(app.as(null));
    const answers = [await request.ask(REGISTER, { input }), await request.ask(REGISTER, { input })];
    const [first, again] = [answers[0]!.registerAccount, answers[1]!.registerAccount];
    expect(again.user.id).toBe(first.user.id);
    const me = await app
      .as(null)
      .with({ authorization: `Bearer ${again.token}` })
      .ask("{ me { id } }");
    expect(me.me.id).toBe(first.user.id);
    const { errors } = await keyed(app.as(null)).gql(REGISTER, { input });
    expect(errors?.[0]?.extensions?.code).toBe("CONFLICT");
  });
});
