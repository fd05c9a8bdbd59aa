import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { RecordKind } from "../../../api/src/core/changes/record-kind.enum.ts";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { hasHeardAll, listenTo } from "../../support/live.ts";
import { eventually } from "../../support/patience.ts";
import type { Handle } from "../../support/people.ts";
import { aPayableContract, aPayment, verifyIt } from "../../support/story/payments.ts";
import { family, aQuote } from "../../support/story/quotes.ts";
import { followedLists } from "./followed-lists.ts";

interface Change {
  readonly type: string;
  readonly id: string | null;
  readonly version: number | null;
}

let here: TestApp;
let there: TestApp;
let folder: string;
/** Milliseconds by which the clock that counts from the start of the process is ahead. */
let ahead = 0;
const sinceStart = performance.now.bind(performance);
beforeAll(async () => {
  vi.spyOn(performance, "now").mockImplementation(() => sinceStart() + ahead);
  here = await anAppWithSales();
  folder = await mkdtemp(join(tmpdir(), "travesia-second-"));
  there = await onDatabase(here.databaseUrl, folder);
});
afterAll(async () => {
  vi.mocked(performance.now).mockRestore();
  await there.close();
  await rm(folder, { recursive: true, force: true });
});

const CHANGED = `subscription ($type: RecordKind!, $id: ID) {
  recordChanged(type: $type, id: $id) { type id version } }`;
const EDIT = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
  updateQuote(id: $id, input: $input) { version } }`;
const CREATE_OWN = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }`;
const AGAIN = { id: null, version: null };

/** Moves the clock past the seconds in which earlier changes are announced again to new followers. */
async function calm(): Promise<void> {
  await quiet();
  ahead += 5_200;
}

/** A person who follows records from now on: the first message, that the subscription is open, is read. */
async function following(who: Handle, type: string, id?: string) {
  const heard = await listenTo<Change>(there, who, CHANGED, { type, ...(id && { id }) });
  expect(await heard.next()).toEqual({ type, ...AGAIN });
  return heard;
}

/** Waits until both processes have passed on all announcements. */
async function quiet(): Promise<void> {
  for (const app of [here, there]) {
    await hasHeardAll(app);
    await eventually(() => expect(app.app.services.changes.quiet).toBe(true));
  }
}

const edit = (id: string, observaciones: string, by: Handle = "asesor") =>
  here.as(by).ask(EDIT, { id, input: { observaciones } });

describe("who follows Mi día", () => {
  const DAY = "subscription { myDayChanged { type id version } }";

  it("hears of every kind of it by one subscription, as far as they may see it", async () => {
    const [quote, kept] = [await aQuote(here), await aQuote(here)];
    await calm();
    const seller = await listenTo<Change>(there, "asesor", DAY);
    const stranger = await listenTo<Change>(there, "asesor2", DAY);
    for (const heard of [seller, stranger]) expect(await heard.next()).toMatchObject(AGAIN);
    await edit(quote.id, "Otra cosa");
    expect(await seller.next()).toMatchObject({ type: "quote", id: quote.id });
    await here.as("asesor2").ask(CREATE_OWN, { input: family });
    expect(await stranger.next()).toMatchObject({ type: "quote" });
    await edit(kept.id, "Y otra");
    expect(await seller.next()).toMatchObject({ type: "quote", id: kept.id });
  });
});

describe("who has a quote open", () => {
  it("hears in one process of an edit made in another: its kind, its id and its version, and nothing else", async () => {
    const quote = await aQuote(here);
    await calm();
    const seller = await following("asesor", "quote", quote.id);
    const leader = await following("lider", "quote");
    const stranger = await following("asesor2", "quote");
    const { updateQuote } = await edit(quote.id, "Ventana, por favor");
    const change = { type: "quote", id: quote.id, version: updateQuote.version };
    expect(await seller.next()).toEqual(change);
    expect(await leader.next()).toEqual(change);
    await quiet();
    expect(stranger.waiting).toEqual([]);
    for (const one of [seller, leader, stranger]) await one.stop();
  });

  it("hears nothing of an edit that changed nothing", async () => {
    const quote = await aQuote(here);
    await edit(quote.id, "Una vez");
    await calm();
    const seller = await following("asesor", "quote", quote.id);
    await edit(quote.id, "Una vez");
    await quiet();
    expect(seller.waiting).toEqual([]);
    await seller.stop();
  });

  it("gets the answer of a missing quote when it is out of reach", async () => {
    const quote = await aQuote(here);
    for (const id of [quote.id, "01900000-0000-7000-8000-000000000000"]) {
      const refused = await listenTo<Change>(there, "asesor2", CHANGED, { type: "quote", id });
      await expect(refused.next()).rejects.toThrow("Registro no encontrado");
      await refused.stop();
    }
  });

  it("asks again when it was deleted: nobody may see it any more", async () => {
    const quote = await aQuote(here);
    await calm();
    const seller = await following("asesor", "quote", quote.id);
    await here.as("owner").ask("mutation ($id: ID!) { deleteQuote(id: $id) }", { id: quote.id });
    expect(await seller.next()).toEqual({ type: "quote", ...AGAIN });
    await seller.stop();
  });

  it("is notified of changes just before it began to follow", async () => {
    const quote = await aQuote(here);
    await quiet();
    const seller = await listenTo<Change>(there, "asesor", CHANGED, { type: "quote", id: quote.id });
    expect((await seller.next()).id).toBeNull();
    expect((await seller.next()).id).toBe(quote.id);
    await seller.stop();
  });
});

describe("a contract", () => {
  it("changes with its payments, which change for the people who count the money too", async () => {
    const contract = await aPayableContract(here);
    await calm();
    const open = await following("gerente", "contract", contract.id);
    const queue = await following("contador", "payment");
    const payment = await aPayment(here, contract.id);
    expect(await open.next()).toMatchObject({ type: "contract", id: contract.id });
    expect(await queue.next()).toMatchObject({ type: "payment", id: payment.id });
    await quiet();
    open.waiting.length = 0;
    await verifyIt(here, payment.id);
    expect(await open.next()).toMatchObject({ type: "contract", id: contract.id });
    await open.stop();
    await queue.stop();
  });
});

it.each(followedLists)(
  "a list of $list shows others' acts, to whom it is theirs",
  async ({ hears, deaf, begin, act }) => {
    const begun = await begin(here);
    await calm();
    const [heard, unheard] = [await following(hears[0], hears[1]), await following(deaf[0], deaf[1])];
    const id = await act(here, begun as never);
    expect(await heard.next()).toMatchObject({ type: hears[1], id });
    await quiet();
    expect(unheard.waiting).toEqual([]);
    await Promise.all([heard.stop(), unheard.stop()]);
  },
);

describe("many who follow", () => {
  it("are asked for by one statement for a kind, however many they are", async () => {
    const quote = await aQuote(here);
    const { changes, pool } = there.app.services;
    await calm();
    const people = Object.values(there.people);
    const heard = await Promise.all(
      Array.from({ length: 200 }, (_, n) => changes.follow("quote", null, people[n % people.length]!)),
    );
    await quiet();
    const asked = vi.spyOn(pool, "query");
    await edit(quote.id, "Cambio de hora");
    await quiet();
    const scopes = asked.mock.calls.filter(([query]) => JSON.stringify(query).includes("changed"));
    asked.mockRestore();
    expect(scopes).toHaveLength(1);
    const seers: Handle[] = ["asesor", "lider", "gerente", "admin", "contador", "owner"];
    const mayHear = new Set(seers.map((who) => there.people[who].id));
    for (const [n, one] of heard.entries()) {
      expect((await one.next()).value).toMatchObject({ id: null });
      const waiting = Promise.race([one.next(), Promise.resolve(null)]);
      const hears = mayHear.has(people[n % people.length]!.id);
      expect(Boolean(await waiting), people[n % people.length]!.name).toBe(hears);
      await one.return?.();
    }
  });

  it.each(Object.keys(RecordKind))("may follow any kind: %s", async (kind) => {
    const { changes } = there.app.services;
    for (const person of Object.values(there.people)) {
      const heard = await changes.follow(kind as RecordKind, null, person);
      expect((await heard.next()).value).toEqual({ type: kind, ...AGAIN });
      await heard.return?.();
      expect(await changes.sees(kind as RecordKind, "nothing", person)).toBe(false);
    }
  });
});

it("who lists people hears of those whom they may list, and of nobody else", async () => {
  const [leader, other] = [await following("lider", "user"), await following("lider2", "user")];
  const { asesor } = here.people;
  const change =
    "mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }";
  await here.as("owner").ask(change, { id: asesor.id, input: { phone: "3105550199" } });
  expect(await leader.next()).toMatchObject({ type: "user", id: String(asesor.id) });
  await quiet();
  expect(other.waiting).toEqual([]);
  await Promise.all([leader.stop(), other.stop()]);
});

it("a person whose role ended hears nothing more: the socket is closed before any message", async () => {
  const quote = await aQuote(here);
  await calm();
  const leader = await following("lider", "quote", quote.id);
  const sql = (role: number) =>
    here.app.services.orm.em.fork().transactional(async (em) => {
      await em.execute("update users set role = ? where id = ?", [role, here.people.lider.id]);
      await em.execute("select pg_notify('travesia', ?)", [
        JSON.stringify({ topic: "user.changed", userId: here.people.lider.id }),
      ]);
    });
  await sql(2);
  await edit(quote.id, "Ya no lidera");
  await quiet();
  expect(leader.waiting).toEqual([]);
  await sql(3);
  await leader.stop();
});
