import { beforeEach, describe, expect, it } from "vitest";
import { linkDays } from "../../../api/src/core/auth/lifetimes.ts";
import type { LinkPurpose } from "../../../api/src/core/auth/viewer.ts";
import type { LinkedPage } from "../../../api/src/modules/contracts/link-page/linked-page.enums.ts";
import { leadsTo } from "../../../api/src/modules/contracts/link-page/link-page.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { aSentAddendum } from "../../support/story/addenda.ts";
import { aPaymentLink, OWN_CONTRACT } from "../../support/story/client-page.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  aDraftContract,
  aSentContract,
  aSentSimpleContract,
  aSignedContract,
  signIt,
  type StoryContract,
} from "../../support/story/contracts.ts";
import { aLinkOf } from "../../support/story/link-pages.ts";
import { savePassengers } from "../../support/story/passengers.ts";
import { anAcceptedQuote, aSentQuote } from "../../support/story/quotes.ts";
import { anAppForEach } from "../../support/taking-back.ts";

const OPEN = `mutation ($id: ID!, $page: LinkedPage!) { openNextPage(contractId: $id, page: $page) }`;
const MAIL = `mutation ($token: String!, $page: LinkedPage!, $contractId: ID, $quoteId: ID) {
  mailLinkedPage(token: $token, page: $page, contractId: $contractId, quoteId: $quoteId) }`;
const LEADS = `query ($token: String!, $contractId: ID, $quoteId: ID) {
  linkLeads(token: $token, contractId: $contractId, quoteId: $quoteId) { opens mails cancelled } }`;
const LEADS_NOWHERE = "Este enlace no lleva a esa página. Pídela a tu correo.";

const theApp = anAppForEach();
let app: TestApp;
beforeEach(() => {
  app = theApp();
});

const tokenOf = (address: string) => new URL(address).searchParams.get("token") ?? "";
const opens = (token: string, { id }: StoryContract, page: LinkedPage) =>
  app.withLink(token).gql(OPEN, { id, page });
/** Returns the address of the next page. */
const addressOf = async (token: string, { id }: StoryContract, page: LinkedPage): Promise<string> =>
  (await app.withLink(token).ask(OPEN, { id, page })).openNextPage;
const mailsOf = (token: string, page: LinkedPage, of: object) => app.as().gql(MAIL, { token, page, ...of });
const mails = (token: string, { id }: StoryContract, page: LinkedPage) =>
  mailsOf(token, page, { contractId: id });
const leads = async (token: string, of: object) => (await app.as().ask(LEADS, { token, ...of })).linkLeads;

/** Returns a contract that its client signed with the code. */
async function aCodedContract(): Promise<StoryContract> {
  const contract = await aSentSimpleContract(app);
  await signIt(app, contract);
  return contract;
}

const aLink = (purpose: LinkPurpose, recordId: string) => aLinkOf(app, purpose, recordId);

describe("a link to sign, once it was signed with the code,", () => {
  it.each(["trip", "payment"] as const)("leads to the page %s by a link of its own", async (page) => {
    const contract = await aCodedContract();
    const address = await addressOf(contract.token, contract, page);
    expect(new URL(address).pathname).toBe(page === "trip" ? `/pago/${contract.id}` : "/pay");
    const token = tokenOf(address);
    expect(token).not.toBe(contract.token);
    const { ownContract } = await app.withLink(token).ask(OWN_CONTRACT, { id: contract.id });
    expect(ownContract.status).toBe("signed");
    const [next] = await asOwner(app, (em) =>
      em.execute("select maker_id, parent_id from links where purpose = 'payment' order by id desc limit 1"),
    );
    expect(next).toEqual({ maker_id: null, parent_id: null });
  });
});

describe("a link leads nowhere", () => {
  const NOT_SIGNED = "Este enlace lleva al viaje y a los pagos después de firmar con el código.";

  it("before the contract is signed, or where it was signed without a code", async () => {
    const sent = await aSentContract(app);
    expectRefused(await opens(sent.token, sent, "trip"), "CONFLICT", NOT_SIGNED);
    const uncoded = await aSignedContract(app);
    expectRefused(await opens(uncoded.token, uncoded, "payment"), "CONFLICT", NOT_SIGNED);
  });

  it("of another contract", async () => {
    const [one, other] = [await aCodedContract(), await aSentContract(app)];
    expectRefused(await opens(one.token, other, "trip"), "NOT_FOUND", "Contrato no encontrado");
    expectRefused(await mails(one.token, other, "trip"), "NOT_FOUND", "Contrato no encontrado");
  });

  it("except where the closed table has it, for any purpose", async () => {
    const contract = await aCodedContract();
    const found: Record<string, readonly string[]> = {};
    for (const purpose of Object.keys(linkDays) as LinkPurpose[]) {
      if (purpose === "addendum") continue; // of a record of its own, below
      const record = purpose === "quote" || purpose === "passengers" ? contract.quoteId : contract.id;
      const token = await aLink(purpose, record);
      const pages: LinkedPage[] = ["payment", "signature", "trip", "passengers"];
      const answers = await Promise.all(pages.map((page) => opens(token, contract, page)));
      const led = pages.filter((_, place) => answers[place]?.errors === undefined);
      if (led.length > 0) found[purpose] = led;
      else if (purpose === "quote" || purpose === "passengers")
        expectRefused(answers[0]!, "CONFLICT", LEADS_NOWHERE);
      else expectRefused(answers[0]!, "NOT_FOUND", "Contrato no encontrado");
    }
    const { addendum: _, ...table } = leadsTo;
    expect(found).toEqual(table);
  });
});

describe("a link to the trip", () => {
  const SAVED = `query ($id: ID!) { passengers(quoteId: $id) { nombre } }`;

  it("leads to the passengers' form, whose link ends as the trip begins", async () => {
    const contract = await aCodedContract();
    const address = await addressOf(await aPaymentLink(app, contract.id), contract, "passengers");
    expect(new URL(address).pathname).toBe(`/passenger-form/${contract.quoteId}`);
    const { passengers } = await app.withLink(tokenOf(address)).ask(SAVED, { id: contract.quoteId });
    expect(passengers.length).toBeGreaterThan(0);
    const [{ ends, departs }] = await asOwner(app, (em) =>
      em.execute<[{ ends: string; departs: string }]>(
        `select to_char(l.expires_at at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI') ends,
           to_char(c.fecha_inicio_viaje, 'YYYY-MM-DD 00:00') departs
         from links l join contracts c on c.quote_id = l.record_id
         where l.purpose = 'passengers' and c.id = ? order by l.id desc limit 1`,
        [contract.id],
      ),
    );
    expect(ends).toBe(departs);
  });

  it("leads there no more once the trip has begun, or was cancelled", async () => {
    const contract = await aCodedContract();
    const token = await aPaymentLink(app, contract.id);
    await asOwner(app, (em) =>
      em.execute("update contracts set fecha_inicio_viaje = fecha_inicio_viaje - 60 where id = ?", [
        contract.id,
      ]),
    );
    expectRefused(
      await opens(token, contract, "passengers"),
      "CONFLICT",
      "El viaje ya comenzó. Los datos de los pasajeros no se pueden cambiar.",
    );
    await asOwner(app, (em) =>
      em.execute("update contracts set fecha_fin_viaje = fecha_inicio_viaje where id = ?", [contract.id]),
    );
    expectRefused(
      await opens(token, contract, "passengers"),
      "CONFLICT",
      "El viaje ya terminó. Los datos de los pasajeros no se pueden cambiar.",
    );
  });
});

describe("a link that staff carried", () => {
  it("hands on who made it, and takes with it what was made from its page", async () => {
    const contract = await aCodedContract();
    const carried = await aPaymentLink(app, contract.id);
    const maker =
      "update links set maker_id = (select id from users where role = 2 limit 1) where purpose = 'payment'";
    await asOwner(app, (em) => em.execute(maker));
    const next = tokenOf(await addressOf(carried, contract, "trip"));
    const after = tokenOf(await addressOf(next, contract, "payment"));
    const asks = `query ($id: ID!) { ownContract(id: $id) { asksCode } }`;
    for (const token of [next, after])
      expect((await app.withLink(token).ask(asks, { id: contract.id })).ownContract.asksCode).not.toBeNull();
    await asOwner(app, (em) =>
      em.execute("update links set revoked_at = created_at where purpose = 'payment' and parent_id is null"),
    );
    for (const token of [next, after])
      expectRefused(await app.withLink(token).gql(asks, { id: contract.id }), "UNAUTHENTICATED");
  });
});

describe("the link of another page is mailed to the address that the contract keeps", () => {
  it.each(["trip", "payment"] as const)("to the page %s, by any link of the contract", async (page) => {
    const contract = await aCodedContract();
    const tokens = [contract.token, await aLink("quote", contract.quoteId)];
    for (const token of tokens) {
      expect((await mails(token, contract, page)).data).toEqual({ mailLinkedPage: "m***@example.com" });
      const mail = (await app.outbox()).findLast(({ subject }) => subject.startsWith("El enlace para "));
      expect(mail?.subject).toContain(contract.number);
      const mailed = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      const { ownContract } = await app.withLink(mailed).ask(OWN_CONTRACT, { id: contract.id });
      expect(ownContract.id).toBe(contract.id);
    }
  });

  it("to sign, while the contract waits for it", async () => {
    const sent = await aSentContract(app);
    const payment = await aPaymentLink(app, sent.id);
    await mails(payment, sent, "signature");
    const mail = (await app.outbox()).findLast(({ subject }) => subject.startsWith("El enlace para firmar"));
    expect(mail?.text).toMatch(new RegExp(`/contract-signature/${sent.id}\\?token=`));
    await signIt(app, sent);
    await mails(payment, sent, "signature");
    const next = (await app.outbox()).findLast(({ subject }) => subject.startsWith("El enlace para "));
    expect(next?.text).toMatch(new RegExp(`/pago/${sent.id}\\?token=`));
  });

  it("three times an hour, also by links that the first one made", async () => {
    const contract = await aCodedContract();
    let token = tokenOf(await addressOf(contract.token, contract, "payment"));
    for (let time = 0; time < 3; time++) {
      expect((await mails(token, contract, "trip")).errors).toBeUndefined();
      token = tokenOf(await addressOf(token, contract, time % 2 === 0 ? "trip" : "payment"));
    }
    expectRefused(await mails(token, contract, "payment"), "RATE_LIMITED");
  });

  it("three times an hour of one link, and never of a draft", async () => {
    const contract = await aCodedContract();
    for (let time = 0; time < 3; time++)
      expect((await mails(contract.token, contract, "trip")).errors).toBeUndefined();
    expectRefused(await mails(contract.token, contract, "trip"), "RATE_LIMITED");
    const draft = await aDraftContract(app);
    const token = await aLink("quote", draft.quoteId);
    expectRefused(await mails(token, draft, "trip"), "NOT_FOUND", "Contrato no encontrado");
  });
});

describe("a link of a trip that was cancelled", () => {
  const isCancelled = async (token: string, { id }: StoryContract) =>
    (await leads(token, { contractId: id })).cancelled;
  const cancel = ({ id }: StoryContract) =>
    app.as("owner").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });

  it.each([
    ["to sign, of a contract that was signed", aCodedContract, (of: StoryContract) => of.token],
    ["to sign, of one that was not", () => aSentContract(app), (of: StoryContract) => of.token],
    [
      "to its trip, of one that was not",
      () => aSentContract(app),
      ({ id }: StoryContract) => aPaymentLink(app, id),
    ],
    ["of its proposal", aCodedContract, ({ quoteId }: StoryContract) => aLink("quote", quoteId)],
    ["to its travellers", aCodedContract, ({ quoteId }: StoryContract) => aLink("passengers", quoteId)],
  ] as const)(
    "%s, says so, also where it ended, and has the page mailed where it is",
    async (_, make, of) => {
      const contract = await make();
      const token = await of(contract);
      expect(await isCancelled(token, contract)).toBe(false);
      await cancel(contract);
      expect(await leads(token, { contractId: contract.id })).toMatchObject({
        mails: ["proposal", "trip"],
        cancelled: true,
      });
      expect((await mails(token, contract, "trip")).data).toEqual({ mailLinkedPage: "m***@example.com" });
      const mail = (await app.outbox()).findLast(({ subject }) =>
        subject.startsWith("El enlace para ver tu viaje"),
      );
      const mailed = /\/pago\/[\w-]+\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      expect(mailed).not.toBe(token);
      const { ownContract } = await app.withLink(mailed).ask(OWN_CONTRACT, { id: contract.id });
      expect(ownContract).toMatchObject({ id: contract.id, status: "cancelled" });
    },
  );

  it("is neither a guess, nor a link that was revoked before, nor a link of a quote that continues", async () => {
    const contract = await aSentContract(app);
    const before = contract.token;
    await asOwner(app, (em) =>
      em.execute("update links set revoked_at = created_at where purpose = 'signature'"),
    );
    app.clock.advance({ seconds: 1 });
    const proposal = await aLink("quote", contract.quoteId);
    await cancel(contract);
    for (const token of [before, proposal, "abc", contract.id, ""]) {
      expect(await isCancelled(token, contract)).toBe(false);
      expect((await mails(token, contract, "trip")).data).toBeNull();
    }
  });

  it("says so of that trip alone: not on the page of another one", async () => {
    const [over, other] = [await aCodedContract(), await aCodedContract()];
    await cancel(over);
    expect(await leads(over.token, { contractId: other.id })).toEqual({
      opens: [],
      mails: [],
      cancelled: false,
    });
  });

  it("is mailed three times an hour", async () => {
    const contract = await aCodedContract();
    await cancel(contract);
    for (let time = 0; time < 3; time++)
      expect((await mails(contract.token, contract, "trip")).errors).toBeUndefined();
    expectRefused(await mails(contract.token, contract, "trip"), "RATE_LIMITED");
  });
});

describe("the link to say who travels is mailed to the client of the quote", () => {
  const FORM = `query ($id: ID!) { quoteOfPassengers(quoteId: $id) { id } }`;
  const asks = (token: string, quoteId: string) => mailsOf(token, "passengers", { quoteId });

  it("by the link of an approved proposal, and by any link of the contract made of it", async () => {
    const approved = await anAcceptedQuote(app);
    const [contract, other] = [await aCodedContract(), await aCodedContract()];
    const held: readonly (readonly [token: string, quoteId: string])[] = [
      [approved.token, approved.id],
      [contract.token, contract.quoteId],
      [await aPaymentLink(app, contract.id), contract.quoteId],
      [await aLink("quote", other.quoteId), other.quoteId],
    ];
    for (const [token, quoteId] of held) {
      expect((await asks(token, quoteId)).data).toEqual({ mailLinkedPage: "m***@example.com" });
      const mail = (await app.outbox()).findLast(({ subject }) => subject.startsWith("El enlace para comp"));
      const mailed = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      expect(mailed).not.toBe(token);
      const { quoteOfPassengers } = await app.withLink(mailed).ask(FORM, { id: quoteId });
      expect(quoteOfPassengers?.id).toBe(quoteId);
    }
  });

  it("of no other quote, nor before the proposal is approved, nor once the trip is cancelled", async () => {
    const [approved, sent] = [await anAcceptedQuote(app), await aSentQuote(app)];
    expectRefused(await asks(approved.token, sent.id), "NOT_FOUND", "Cotización no encontrada");
    expectRefused(await asks(sent.token, sent.id), "CONFLICT");
    const contract = await aCodedContract();
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "El cliente desistió" } });
    expectRefused(
      await asks(await aLink("quote", contract.quoteId), contract.quoteId),
      "CONFLICT",
      "El contrato está cancelado. Los datos de los pasajeros no se pueden cambiar.",
    );
  });

  it("three times an hour of one sale, whichever page is asked for", async () => {
    const contract = await aCodedContract();
    for (let time = 0; time < 3; time++)
      expect((await asks(contract.token, contract.quoteId)).errors).toBeUndefined();
    expectRefused(await mails(contract.token, contract, "trip"), "RATE_LIMITED");
  });

  it("and nobody without a link of the sale uses those up", async () => {
    const [contract, other] = [await aCodedContract(), await aCodedContract()];
    for (let time = 0; time < 4; time++)
      expectRefused(await mails(other.token, contract, "trip"), "NOT_FOUND");
    expect((await mails(contract.token, contract, "trip")).errors).toBeUndefined();
  });
});

describe("the link to sign is mailed for who holds the proposal of the contract", () => {
  const asks = (token: string, quoteId: string) => mailsOf(token, "signature", { quoteId });
  const next = async (token: string, quoteId: string) => (await leads(token, { quoteId })).mails;

  it("while it waits for the signature, to the address of the contract, and opens nothing itself", async () => {
    const contract = await aSentSimpleContract(app);
    const token = await aLink("quote", contract.quoteId);
    expect(await next(token, contract.quoteId)).toContain("signature");
    expect((await asks(token, contract.quoteId)).data).toEqual({ mailLinkedPage: "m***@example.com" });
    const mail = (await app.outbox()).findLast(({ subject }) => subject.startsWith("El enlace para firmar"));
    expect(mail?.to).toContain("@example.com");
    const mailed = /contract-signature\/[\w-]+\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const open = `query ($id: ID!) { contract(id: $id) { status } }`;
    expect((await app.withLink(mailed).ask(open, { id: contract.id })).contract?.status).toBe("active");
    expect((await app.withLink(token).gql(open, { id: contract.id })).data?.["contract"] ?? null).toBeNull();
    await signIt(app, contract);
    expect(await next(token, contract.quoteId)).not.toContain("signature");
  });

  it("of no other quote, and of a draft not yet", async () => {
    const [contract, draft] = [await aSentSimpleContract(app), await aDraftContract(app)];
    const token = await aLink("quote", draft.quoteId);
    expectRefused(await asks(token, contract.quoteId), "NOT_FOUND", "Cotización no encontrada");
    expectRefused(await asks(token, draft.quoteId), "NOT_FOUND");
    expect(await next(token, draft.quoteId)).not.toContain("signature");
  });

  it("as the form of who travels is, once approved and where the client has an address", async () => {
    const [approved, sent] = [await anAcceptedQuote(app), await aSentQuote(app)];
    expect(await next(approved.token, approved.id)).toEqual(["proposal", "passengers"]);
    expect(await next(sent.token, sent.id)).toEqual(["proposal"]);
    await savePassengers(app, approved);
    expect(await next(approved.token, approved.id)).toEqual(["proposal", "passengers"]);
    await asOwner(app, (em) =>
      em.execute("update quotes set email_cliente = '', telefono_cliente = '+573104447788' where id = ?", [
        approved.id,
      ]),
    );
    expect(await next(approved.token, approved.id)).toEqual([]);
    expectRefused(
      await mailsOf(approved.token, "passengers", { quoteId: approved.id }),
      "CONFLICT",
      "No tenemos tu correo. Escríbele a tu asesor.",
    );
  });
});

describe("the link to sign an addendum, once the contract is signed with the code,", () => {
  it("leads to the trip and to paying, and to nothing else", async () => {
    const { contract, token } = await aSentAddendum(app);
    for (const [page, path] of [
      ["trip", `/pago/${contract.id}`],
      ["payment", "/pay"],
    ] as const) {
      const address = await addressOf(token, contract, page);
      expect(new URL(address).pathname).toBe(path);
      expect(tokenOf(address)).not.toBe(token);
    }
    for (const page of ["passengers", "signature"] as const)
      expectRefused(await opens(token, contract, page), "CONFLICT", LEADS_NOWHERE);
  });
});
