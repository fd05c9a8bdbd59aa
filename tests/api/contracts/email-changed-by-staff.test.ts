import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { START, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import type { Client } from "../../support/client.ts";
import { mailedCode, mailsSoFar, newMail } from "../../support/mailed-code.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aCustomer, mergeCustomers } from "../../support/story/customers.ts";
import {
  aDraftContract,
  aSentContract,
  aSigning,
  sendContractOf,
  signIt,
  SIGN,
  type StoryContract,
} from "../../support/story/contracts.ts";
import { anApprovedCalculation } from "../../support/story/passengers.ts";

const FORMER = "maria@example.com";
const MINE = "gerencia@example.com";
const CHANGE = `mutation ($id: ID!, $email: String!) { changeContractEmail(id: $id, email: $email) { id } }`;
const ASKED = `{ askedEmailChange { about state } }`;
const DENY = `mutation { denyEmailChange { state } }`;
const CONFIRM = `mutation { confirmEmailChange { state } }`;
const CONFIRM_IT = `mutation ($id: ID!) { confirmContractEmail(id: $id) { id emailHeldUntil emailDenied } }`;
const HELD = `query ($id: ID!) { contract(id: $id) { emailHeldUntil emailDenied emailChangers
  acts { name allowed } } }`;
const NEEDS_CODE = "Para firmar se necesita el código que enviamos a g***@example.com.";
const WAIT = /^El correo del contrato cambió hace poco\. Se puede firmar desde el .*, o antes si el cliente/;
const DENIED =
  "El cliente dijo que no pidió cambiar su correo. El contrato no se firma hasta que el propietario lo revise.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
afterEach(() => app.clock.set(START));

/** A sent contract whose address a person of staff changed to their own, and that was sent there. */
async function aRedirected(by: Handle = "gerente"): Promise<StoryContract> {
  const contract = await aSentContract(app);
  app.clock.advance({ seconds: 1 });
  await app.as(by).ask(CHANGE, { id: contract.id, email: MINE });
  return sendContractOf(app, contract, by);
}

const signByRest = (contract: StoryContract, code?: string) =>
  app
    .withLink(contract.token)
    .rest("POST", `/contracts/${contract.id}/sign`, { ...aSigning(), ...(code && { code }) });

/** The code that was mailed last, asked for by REST. */
async function askCodeByRest({ id, token }: StoryContract): Promise<string> {
  const known = await mailsSoFar(app);
  const answer = await app.withLink(token).rest("POST", `/contracts/${id}/signature-code`, {});
  expect([answer.status, answer.body.success]).toEqual([200, true]);
  const mail = await newMail(app, "Tu código para firmar", known);
  expect(mail?.to).toBe(MINE);
  return mailedCode(mail);
}

/** Returns a client at the former address, signed in by the link of the mail that notified it. */
async function formerAddress({ number }: StoryContract): Promise<Client> {
  const mailed = (await app.outbox(FORMER)).find(
    ({ text }) => text.includes("/correo-cambiado?token=") && text.includes(number),
  );
  return app.withLink(/correo-cambiado\?token=([\w-]+)/.exec(mailed?.text ?? "")?.[1] ?? "");
}

const held = async (id: string, by: Handle = "owner") =>
  (await app.as(by).ask(HELD, { id })).contract as {
    emailHeldUntil: string | null;
    emailDenied: boolean;
    emailChangers: number[];
    acts: { name: string; allowed: boolean }[];
  };

describe("a contract whose e-mail staff changed after something was sent", () => {
  it("is signed with the code alone, over REST too, and not before 24 hours", async () => {
    const contract = await aRedirected();
    const bare = await signByRest(contract);
    expect([bare.status, bare.body.message]).toEqual([409, NEEDS_CODE]);
    const early = await signByRest(contract, await askCodeByRest(contract));
    expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(WAIT)]);
    expectRefused(await signIt(app, contract), "CONFLICT");

    app.clock.advance({ hours: 24 });
    const late = await signByRest(contract);
    expect([late.status, late.body.message]).toEqual([409, NEEDS_CODE]);
    const signed = await signByRest(contract, await askCodeByRest(contract));
    expect([signed.status, signed.body.status]).toEqual([200, "signed"]);
  });

  it("says on the certificate who changed it, when, and the acts of the former address", async () => {
    const contract = await aRedirected();
    app.clock.advance({ hours: 24 });
    expect((await signIt(app, contract)).errors).toBeUndefined();
    await app.runJobs();
    const owner = await signedInNow(app, "owner");
    const { contractPdf } = await owner.ask(`query ($id: ID!) { contractPdf(id: $id) { url } }`, contract);
    const { bytes } = await owner.rest("GET", new URL(contractPdf.url).pathname);
    const text = (await pagesOf(bytes)).join(" ").replace(/\s+/g, " ");
    const name = app.people.gerente.name;
    expect(text).toContain(`${name} cambió el correo del cliente, que era m***@example.com`);
    expect(text).toContain("Pasaron 24 horas sin que el correo anterior dijera que no.");
  });

  it("is signed at once when the former address confirms", async () => {
    const contract = await aRedirected("admin");
    const former = await formerAddress(contract);
    expect((await former.ask(ASKED)).askedEmailChange).toEqual({
      about: `el contrato ${contract.number}`,
      state: "abierto",
    });
    await former.ask(CONFIRM);
    const again = await sendContractOf(app, contract);
    const signed = await signByRest(again, await askCodeByRest(again));
    expect(signed.status).toBe(200);
  });

  it("is not signed any more when the former address says no: links end and OWNER is notified", async () => {
    const contract = await aRedirected();
    expect((await (await formerAddress(contract)).ask(DENY)).denyEmailChange.state).toBe("negado");
    expectRefused(
      await app.withLink(contract.token).gql(SIGN, { id: contract.id, input: aSigning() }),
      "UNAUTHENTICATED",
    );
    const { notifications } = await app
      .as("owner")
      .ask(`{ notifications(limit: 50) { items { type message } } }`);
    expect(notifications.items).toContainEqual({
      type: "email_change_denied",
      message: expect.stringContaining(contract.number) as unknown,
    });
    app.clock.advance({ seconds: 1 });
    const again = await sendContractOf(app, contract);
    app.clock.advance({ hours: 25 });
    const refused = await signByRest(again, await askCodeByRest(again));
    expect([refused.status, refused.body.message]).toEqual([409, DENIED]);
    expectRefused(await (await formerAddress(contract)).gql(CONFIRM), "CONFLICT");

    await (await signedInNow(app, "owner")).ask(CONFIRM_IT, { id: contract.id });
    expect((await signByRest(again, await askCodeByRest(again))).status).toBe(200);
  });

  it("is confirmed by an OWNER who did not change it, and by nobody else", async () => {
    const contract = await aRedirected("owner");
    expectRefused(await app.as("owner").gql(CONFIRM_IT, { id: contract.id }), "FORBIDDEN");
    expect((await held(contract.id)).acts.map(({ name }) => name)).not.toContain("confirmEmail");
    const other = await aRedirected("gerente");
    expectRefused(await app.as("admin").gql(CONFIRM_IT, { id: other.id }), "FORBIDDEN");
    expect((await held(other.id)).emailChangers).toEqual([app.people.gerente.id]);
    const { confirmContractEmail } = await app.as("owner").ask(CONFIRM_IT, { id: other.id });
    expect(confirmContractEmail).toMatchObject({ emailHeldUntil: null, emailDenied: false });
    expectRefused(
      await app.as("owner").gql(CONFIRM_IT, { id: other.id }),
      "CONFLICT",
      "El correo del contrato no espera confirmación.",
    );
  });

  it("is as before when the former address is set again", async () => {
    const contract = await aRedirected();
    await app.as("gerente").ask(CHANGE, { id: contract.id, email: FORMER });
    const again = await sendContractOf(app, contract);
    expect(await held(contract.id)).toMatchObject({ emailHeldUntil: null, emailDenied: false });
    expect((await signByRest(again)).status).toBe(200);
  });
});

describe("a contract whose e-mail nobody changed", () => {
  it("is signed over REST without a code", async () => {
    expect((await signByRest(await aSentContract(app))).status).toBe(200);
  });

  it("nor one to whose former address nothing had been sent", async () => {
    const draft = await aDraftContract(app);
    await app.as("gerente").ask(CHANGE, { id: draft.id, email: "nadie@example.com" });
    app.clock.advance({ hours: 25 });
    const gerente = await signedInNow(app, "gerente");
    await gerente.ask(CHANGE, { id: draft.id, email: "otra@example.com" });
    const { contract } = await (await signedInNow(app, "owner")).ask(HELD, { id: draft.id });
    expect(contract.emailHeldUntil).toBeNull();
  });
});

describe("a contract made after staff changed where it comes from", () => {
  const create = async (input: object) =>
    (
      await app
        .as("admin")
        .ask(
          `mutation ($input: CreateContractInput!) { createContract(input: $input) { id emailHeldUntil } }`,
          {
            input,
          },
        )
    ).createContract as { id: string; emailHeldUntil: string | null };
  const fields = (email: string) => ({
    nombreCliente: "Luz Vega",
    emailCliente: email,
    destino: "Cartagena",
    fechaInicioViaje: inDays(90),
    numeroPasajeros: 2,
    precioTotal: 2_000_000,
  });

  it("is held for a change of its quote's e-mail", async () => {
    const quote = await anApprovedCalculation(app);
    const update = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
      updateQuote(id: $id, input: $input) { id } }`;
    await app.as("admin").ask(update, { id: quote.id, input: { emailCliente: MINE } });
    const mailed = (await app.outbox(FORMER)).map(({ subject }) => subject);
    expect(mailed).toContain("Cambió el correo con el que te escribimos");
    const { emailHeldUntil } = await create({ quoteId: quote.id });
    expect(emailHeldUntil).not.toBeNull();
  });

  it("is held for a change of its customer's e-mail, and for a merge", async () => {
    const sentTo = async (email: string) =>
      app.as("owner").rest("POST", "/user/register", {
        name: "Luz",
        lastname: "Vega",
        email,
        password: "Cartagena2026",
        phone: "3001234567",
      });
    await sentTo("luz.vega@example.com");
    const customer = await aCustomer(app, { name: "Luz Vega", email: "luz.vega@example.com" });
    const update = `mutation ($id: ID!, $input: UpdateCustomerInput!) {
      updateCustomer(id: $id, input: $input) { id } }`;
    const input = { email: "luz.nueva@example.com", version: customer.version };
    await app.as("admin").ask(update, { id: customer.id, input });
    expect((await create(fields("luz.nueva@example.com"))).emailHeldUntil).not.toBeNull();

    await sentTo("rosa.vega@example.com");
    const from = await aCustomer(app, { name: "Rosa Vega", email: "rosa.vega@example.com" });
    const into = await aCustomer(app, { name: "Rosa Vega", email: "rosa.nueva@example.com" });
    await mergeCustomers(app, from.id, into.id);
    expect((await create(fields("rosa.nueva@example.com"))).emailHeldUntil).not.toBeNull();
    expect((await create(fields("rosa.vega@example.com"))).emailHeldUntil).toBeNull();
  });
});
