import { beforeAll, describe, expect, it } from "vitest";
import { hashOf } from "../../../api/src/core/links/links.ts";
import { Migration0253 } from "../../../api/src/migrations/0253-calendars-among-shares.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays, START } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSentAddendum, signAddendumOf } from "../../support/story/addenda.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aSignedContract, type StoryContract } from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const MAKE = `mutation ($id: ID!) { makeTripCalendar(contractId: $id) }`;
const addressFor = async ({ id }: StoryContract): Promise<string> => {
  const client = app.withLink(await aPaymentLink(app, id));
  return (await client.ask(MAKE, { id })).makeTripCalendar;
};
const fetched = (address: string) => fetch(new URL(new URL(address).pathname, app.url));
const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
const sql = (text: string, ...values: unknown[]) => app.app.services.orm.em.fork().execute(text, values);

describe("the calendar of a client's trip", () => {
  it("is fetched by its address alone, without names and money, and is no opening", async () => {
    const contract = await aSignedContract(app);
    const answer = await fetched(await addressFor(contract));
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain("SUMMARY:Viaje a Cartagena");
    // An id is a hash, that may contain any digits.
    expect(text.replaceAll(/^UID:.*$/gm, "")).not.toMatch(/María|Torres|3[.]?770|CT-\d/);
    const [row] = await sql(
      "select openings from links where purpose = 'calendar' and record_id = ?",
      contract.id,
    );
    expect(row).toEqual({ openings: 0 });
  });

  it("has the new days, the same ids and a higher number after a signed addendum", async () => {
    const contract = await aSignedContract(app);
    const address = await addressFor(contract);
    const before = await (await fetched(address)).text();
    app.clock.advance({ minutes: 1 });
    const input = { fechaInicioViaje: inDays(60), fechaFinViaje: inDays(64) };
    await signAddendumOf(app, await aSentAddendum(app, { contract, input }));
    const after = await (await fetched(address)).text();
    const uids = (text: string) => text.match(/UID:.*/g);
    expect(uids(after)).toEqual(uids(before));
    expect(after).toContain(`DTSTART;VALUE=DATE:${inDays(60).replaceAll("-", "")}`);
    expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));
    const [link] = await sql(
      `select (expires_at at time zone 'America/Bogota')::date::text as day from links
       where purpose = 'calendar' and record_id = ?`,
      contract.id,
    );
    expect(link).toEqual({ day: inDays(64 + 30) });
  });

  it("opens nothing else, and is found by no other, old or revoked token", async () => {
    const contract = await aSignedContract(app);
    const address = await addressFor(contract);
    const token = /calendario\/([\w-]+)\.ics/.exec(address)?.[1] ?? "";
    const OWN = `query ($id: ID!) { ownContract(id: $id) { id } }`;
    expectRefused(await app.withLink(token).gql(OWN, { id: contract.id }), "NOT_FOUND");
    const payment = await aPaymentLink(app, contract.id);
    expect((await fetch(new URL(`/calendario/${payment}.ics`, app.url))).status).toBe(404);
    expect((await fetch(new URL("/calendario/nada.ics", app.url))).status).toBe(404);
    await sql(
      "update links set revoked_at = ? where purpose = 'calendar' and record_id = ?",
      START,
      contract.id,
    );
    expect((await fetched(address)).status).toBe(404);
  });

  it("is not made of a trip that was cancelled, and one that was made says so", async () => {
    const contract = await aSignedContract(app);
    const address = await addressFor(contract);
    const client = app.withLink(await aPaymentLink(app, contract.id));
    const CANCEL = `mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "A pedido" }) { id } }`;
    await app.as("owner").ask(CANCEL, { id: contract.id });
    expect(await (await fetched(address)).text()).toContain("STATUS:CANCELLED");
    expectRefused(
      await client.gql(MAKE, { id: contract.id }),
      "CONFLICT",
      "El viaje ya terminó o se canceló",
    );
  });

  it("names no record: its ids are of 128 bits, and by them nothing is read", async () => {
    const contract = await aSignedContract(app);
    const text = await (await fetched(await addressFor(contract))).text();
    const unfolded = text.replaceAll("\r\n ", "");
    const uids = [...unfolded.matchAll(/^UID:([^@]+)@/gm)].map(([, uid]) => uid!);
    expect(uids.length).toBeGreaterThan(0);
    expect(new Set(uids).size).toBe(uids.length);
    for (const uid of uids) expect(uid).toMatch(/^[0-9a-f]{32}$/);
    for (const id of [contract.id, contract.number]) expect(unfolded).not.toContain(id);
    const paid = (id: string) => app.as(null).rest("GET", `/payments/contract/${id}/payment-info`);
    expect((await paid(contract.id)).status).toBe(200);
    for (const uid of uids) expect((await paid(uid)).status).toBe(404);
    const other = await aSignedContract(app);
    const others = await (await fetched(await addressFor(other))).text();
    for (const uid of uids) expect(others.replaceAll("\r\n ", "")).not.toContain(uid);
  });

  it("is listed among the shared links of its trip, and ending it there ends nothing else", async () => {
    const contract = await aSignedContract(app);
    const client = app.withLink(await aPaymentLink(app, contract.id));
    const make = async () => (await client.ask(MAKE, { id: contract.id })).makeTripCalendar;
    const [first, second] = [await make(), await make()];
    const SHARES = `query ($id: ID!) { tripShares(contractId: $id) { id name isCalendar expiresAt } }`;
    const listed = async () => (await client.ask(SHARES, { id: contract.id })).tripShares;
    expect(await listed()).toMatchObject([
      { isCalendar: true, name: null },
      { isCalendar: true, name: null },
    ]);
    const [share] = await sql(
      "select s.id from trip_shares s join links l on l.id = s.link_id where l.token_hash = ?",
      hashOf(/calendario\/([\w-]+)\.ics/.exec(first)![1]!),
    );
    await client.ask(`mutation ($id: ID!) { endTripShare(id: $id) }`, { id: share!["id"] });
    expect((await fetched(first)).status).toBe(404);
    expect((await fetched(second)).status).toBe(200);
    expect(await listed()).toHaveLength(1);
  });

  it("is said to its client by mail, once a day, with a link to the page where it is ended", async () => {
    const contract = await aSignedContract(app);
    const client = app.withLink(await aPaymentLink(app, contract.id));
    await app.runJobs();
    const mails = async () => {
      await app.runJobs();
      return sql("select subject, text from mails where key like ?", `trip-shared:${contract.id}:%`);
    };
    await client.ask(MAKE, { id: contract.id });
    await client.ask(MAKE, { id: contract.id });
    await client.ask(`mutation ($id: ID!) { shareTrip(contractId: $id) }`, { id: contract.id });
    const sent = await mails();
    expect(sent).toMatchObject([{ subject: "Se compartió tu viaje" }]);
    const token = /token=([\w-]+)/.exec(sent[0]!["text"] as string)![1]!;
    const SHARES = `query ($id: ID!) { tripShares(contractId: $id) { id } }`;
    const { tripShares } = await app.withLink(token).ask(SHARES, { id: contract.id });
    expect(tripShares).toHaveLength(3);
  });

  it("of before the list of shares is in it after the upgrade", async () => {
    const contract = await aSignedContract(app);
    await addressFor(contract);
    await sql("delete from trip_shares where contract_id = ?", contract.id);
    const em = app.app.services.orm.em.fork();
    const migration = new Migration0253(em.getDriver(), app.app.services.orm.config);
    migration.up();
    for (const query of migration.getQueries()) await em.execute(query as string);
    const client = app.withLink(await aPaymentLink(app, contract.id));
    const { tripShares } = await client.ask(
      `query ($id: ID!) { tripShares(contractId: $id) { isCalendar } }`,
      { id: contract.id },
    );
    expect(tripShares).toEqual([{ isCalendar: true }]);
  });
});
