import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCarriedSignature, carriedLinksOf, carryIt } from "../../support/story/carried-contracts.ts";
import {
  aDraftContract,
  aSentContract,
  aSigning,
  aSigningCode,
  SEND,
  SIGN,
  type StoryContract,
} from "../../support/story/contracts.ts";

const READ = `query ($id: ID!) { contract(id: $id) { id status } }`;
const REVOKE = `mutation ($id: ID!) { revokeContractLink(id: $id) { revokedAt revokedBy { name } } }`;
const REVIEW = `mutation ($id: ID!) { reviewContractLink(id: $id) { reviewedAt needsReview } }`;
const ASK = `mutation ($id: ID!) { askContractSending(id: $id) { id sendingAskedToday } }`;
const WAITS = `query ($id: ID!) { contract(id: $id) { turn { step } } myDay { kind total }
  contracts(page: 1, limit: 100, filter: { task: review }) { items { id } } }`;
const TO_REVIEW = "revisar la firma del cliente";
const HISTORY = `query ($id: String!) {
  recordHistory(record: contract, id: $id) { items { text note } } }`;
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";
const NEEDS_CODE = "Para firmar se necesita el código que enviamos a m***@example.com.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** The sessions of a person, who used them last at this address. */
async function worksAt(who: Handle, ip: string): Promise<void> {
  const em = app.app.services.orm.em.fork();
  await em.execute("delete from user_sessions");
  const now = app.clock.now();
  await em.execute(
    `insert into user_sessions (id, user_id, began_at, last_used_at, expires_at, ip)
      values (gen_random_uuid(), ?, ?, ?, ?, ?)`,
    [app.people[who as "asesor"].id, now, now, now, ip],
  );
}
const ELSEWHERE = "203.0.113.7";
const HERE = "127.0.0.1";

const carried = async (contract: StoryContract, how: Parameters<typeof carryIt>[2] = {}) => {
  const { token, ...shared } = await carryIt(app, contract, how);
  return { ...shared, token, client: app.withLink(token) };
};

const historyOf = async (id: string) => (await app.as("owner").ask(HISTORY, { id })).recordHistory.items;

describe("a link to sign that a seller carries", () => {
  it("is one of its own with its channel and maker, long, shown once, and no mail leaves", async () => {
    const contract = await aSentContract(app);
    const mails = (await app.outbox()).length;
    const one = await carried(contract);
    const other = await carried(contract, { channel: "copy" });
    expect(one.token).toHaveLength(43);
    expect(other.token).not.toBe(one.token);
    expect(one.text).toContain(one.link);
    expect(one.text).toMatch(/^Hola, María\. Soy Álvaro .*viaje a Cartagena/);
    expect(one.text).not.toContain(contract.number);
    expect((await app.outbox()).length).toBe(mails);
    expect((await one.client.ask(READ, { id: contract.id })).contract?.status).toBe("active");
    const [last, first] = await carriedLinksOf(app, contract.id, "asesor");
    expect(first).toMatchObject({
      channel: "whatsapp",
      isMine: true,
      openings: 1,
      maker: { name: "Álvaro" },
    });
    expect(last).toMatchObject({ channel: "copy", isMine: true, openings: 0, revokedAt: null });
    expect(JSON.stringify([first, last])).not.toContain(one.token);
  });

  it("changes no state of a contract that is out, and a copied one not even its day", async () => {
    const contract = await aSentContract(app);
    const before = await carried(contract, { channel: "copy" });
    app.clock.advance({ minutes: 5 });
    const copied = await carried(contract, { channel: "copy" });
    expect(copied.contract).toEqual(before.contract);
    const sent = await carried(contract);
    expect(sent.contract.status).toBe("active");
    expect(sent.contract.sentAt).not.toBe(before.contract.sentAt);
  });

  it("is for the first time made by a leader, who sends with it", async () => {
    const draft = await aDraftContract(app);
    const share = `mutation ($id: ID!) { shareContract(id: $id, channel: whatsapp) { link } }`;
    expectRefused(await app.as("asesor").gql(share, { id: draft.id }), "FORBIDDEN");
    const sent = await carried(draft, { by: "lider" });
    expect(sent.contract).toMatchObject({ status: "active", emailSentTo: null });
    expect((await sent.client.ask(READ, { id: draft.id })).contract?.status).toBe("active");
    expect(await historyOf(draft.id)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining("por WhatsApp para firmar") }),
    );
  });

  it("signs with the code alone, by REST too, and the evidence says who carried it", async () => {
    const contract = await aSentContract(app);
    await worksAt("asesor", ELSEWHERE);
    const { token, client } = await carried(contract);
    const sign = (input: object) => client.rest("POST", `/contracts/${contract.id}/sign`, input);
    const refused = await sign(aSigning());
    expect([refused.status, refused.body.message]).toEqual([409, NEEDS_CODE]);
    expectRefused(await client.gql(SIGN, { id: contract.id, input: aSigning() }), "BAD_USER_INPUT");
    const asked = await client.rest("POST", `/contracts/${contract.id}/signature-code`, {});
    expect(asked.status).toBe(200);
    const code = await aSigningCode(app, { ...contract, token });
    const signed = await sign({ ...aSigning(), code });
    expect([signed.status, signed.body.status]).toEqual([200, "signed"]);
    const [link] = await carriedLinksOf(app, contract.id);
    expect(link?.signedAt).toBeTruthy();
    expect(await historyOf(contract.id)).toContainEqual(
      expect.objectContaining({
        note: expect.stringMatching(/^Por el enlace que llevó Álvaro .+, por WhatsApp$/),
      }),
    );
    const [evidence] = await app.app.services.orm.em
      .fork()
      .execute<{ carried_by: string; with_code: boolean }[]>(
        "select carried_by, with_code from signatures where contract_id = ?",
        [contract.id],
      );
    expect(evidence).toMatchObject({
      with_code: true,
      carried_by: expect.stringMatching(/^Álvaro .+, por WhatsApp$/),
    });
  });

  it("that went by mail is signed by REST without a code, as before", async () => {
    const contract = await aSentContract(app);
    const { status } = await app
      .withLink(contract.token)
      .rest("POST", `/contracts/${contract.id}/sign`, aSigning());
    expect(status).toBe(200);
  });

  it("ends singly, by its maker or a leader; the others go on", async () => {
    const contract = await aSentContract(app);
    const [one, other] = [await carried(contract, { by: "lider" }), await carried(contract)];
    const [ofAdvisor, ofLeader] = await carriedLinksOf(app, contract.id);
    expectRefused(await app.as("asesor").gql(REVOKE, { id: ofLeader!.id }), "FORBIDDEN");
    expectRefused(await app.as("asesor2").gql(REVOKE, { id: ofAdvisor!.id }), "NOT_FOUND");
    const { revokeContractLink } = await app.as("asesor").ask(REVOKE, { id: ofAdvisor!.id });
    expect(revokeContractLink).toMatchObject({
      revokedBy: { name: "Álvaro" },
      revokedAt: expect.any(String),
    });
    expectRefused(await other.client.gql(READ, { id: contract.id }), "UNAUTHENTICATED", BAD_LINK);
    expect((await one.client.ask(READ, { id: contract.id })).contract?.status).toBe("active");
    await app.as("lider").ask(REVOKE, { id: ofLeader!.id });
    expectRefused(await one.client.gql(READ, { id: contract.id }), "UNAUTHENTICATED", BAD_LINK);
  });

  it("is to be looked at when it is used where its maker works, until a leader has", async () => {
    const contract = await aSentContract(app);
    const { client } = await carried(contract);
    await worksAt("asesor", ELSEWHERE);
    await client.ask(READ, { id: contract.id });
    expect((await carriedLinksOf(app, contract.id))[0]).toMatchObject({ needsReview: false });
    await worksAt("asesor", HERE);
    await client.ask(READ, { id: contract.id });
    const [link] = await carriedLinksOf(app, contract.id);
    expect(link).toMatchObject({ needsReview: true });
    expect(await historyOf(contract.id)).toContainEqual(
      expect.objectContaining({ note: "Revisar: vino de donde trabaja quien lo compartió" }),
    );
    const { notifications } = await app
      .as("lider")
      .ask(`{ notifications(filter: { type: "payment_link_used" }) { items { message } } }`);
    expect(notifications.items[0]?.message).toContain(`El enlace de firma del contrato ${contract.number}`);
    expectRefused(await app.as("asesor").gql(REVIEW, { id: link!.id }), "FORBIDDEN");
    const { reviewContractLink } = await app.as("lider").ask(REVIEW, { id: link!.id });
    expect(reviewContractLink).toMatchObject({ needsReview: false, reviewedAt: expect.any(String) });
    expectRefused(await app.as("lider").gql(REVIEW, { id: link!.id }), "CONFLICT");
  });

  it("waits in its leader's day once it has signed, until it was reviewed", async () => {
    const { id } = await aCarriedSignature(app);
    const standing = async (who: Handle) => {
      const { contract, contracts, myDay } = await app.as(who).ask(WAITS, { id });
      const line = myDay.find(({ kind }: { kind: string }) => kind === "signatures_to_review");
      const listed = contracts.items.some((item: { id: string }) => item.id === id);
      return { first: contract.turn.step, listed, counted: line?.total ?? 0 };
    };
    expect(await standing("lider")).toEqual({ first: TO_REVIEW, listed: true, counted: 1 });
    expect(await standing("gerente")).toEqual({ first: TO_REVIEW, listed: false, counted: 0 });
    const [link] = await carriedLinksOf(app, id);
    await app.as("lider").ask(REVIEW, { id: link!.id });
    const after = await standing("lider");
    expect(after).toMatchObject({ listed: false, counted: 0 });
    expect(after.first).not.toBe(TO_REVIEW);
  });

  it("shows its chat a card without name, number or price, which is no use of it", async () => {
    const contract = await aSentContract(app);
    const { link } = await carried(contract);
    await worksAt("asesor", HERE);
    const { pathname, search } = new URL(link);
    const headers = { accept: "text/html", "user-agent": "WhatsApp/2.23.20.0" };
    const card = await fetch(`${app.url}${pathname}${search}`, { headers });
    const text = await card.text();
    expect(text).toContain('<meta property="og:title" content="El contrato de tu viaje a Cartagena" />');
    expect(text).toContain("/tarjetas/");
    for (const kept of [contract.number, "María", "Torres", "3.770.000"]) expect(text).not.toContain(kept);
    expect((await carriedLinksOf(app, contract.id))[0]).toMatchObject({ openings: 0, needsReview: false });
  });
});

describe("sending a contract", () => {
  it("again is its seller's too, and changes no state; the first time is not", async () => {
    const draft = await aDraftContract(app);
    expectRefused(await app.as("asesor").gql(SEND, { id: draft.id, input: {} }), "FORBIDDEN");
    const contract = await aSentContract(app);
    expectRefused(await app.as("asesor2").gql(SEND, { id: contract.id, input: {} }), "NOT_FOUND");
    const { sendContract } = await app.as("asesor").ask(SEND, { id: contract.id, input: {} });
    expect(sendContract.status).toBe("active");
  });

  it("is asked for once a day by its seller, and leads its leader to the sending", async () => {
    const draft = await aDraftContract(app);
    const { askContractSending } = await app.as("asesor").ask(ASK, { id: draft.id });
    expect(askContractSending.sendingAskedToday).toBe(true);
    expectRefused(await app.as("asesor").gql(ASK, { id: draft.id }), "CONFLICT");
    expectRefused(await app.as("lider").gql(ASK, { id: draft.id }), "FORBIDDEN");
    const { notifications } = await app
      .as("lider")
      .ask(`{ notifications(filter: { type: "contract_sending_asked" }) { items { message link } } }`);
    expect(notifications.items[0]).toMatchObject({
      message: expect.stringContaining(draft.number),
      link: `/contratos/${draft.id}?accion=send`,
    });
  });
});
