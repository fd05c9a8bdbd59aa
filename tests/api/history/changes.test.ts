import pg from "pg";
import { v7 } from "uuid";
import { beforeAll, describe, expect, it } from "vitest";
import { writeCursor } from "../../../api/src/core/chain/chain-cursor.ts";
import { makeAccessToken } from "../../../api/src/core/auth/access-token.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";
import { aQuote } from "../../support/story/quotes.ts";
import { aProgramToken, withToken } from "../../support/story/access-tokens.ts";

const CHANGES = `query ($since: String, $kinds: [RecordKind!], $limit: Int! = 100) {
  changes(since: $since, kinds: $kinds, limit: $limit) { items { kind id at deleted } next hasMore } }`;
const DELETE = "mutation ($id: ID!) { deleteQuote(id: $id) }";
const OTHER = "El cursor es de otra base de datos, o de antes de restaurar una copia. Empieza de nuevo.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await app.sweep();
});

const ask = async (input: object = {}, who: Handle = "contador") =>
  (await app.as(who).ask(CHANGES, input)).changes;
const theEnd = async () => (await ask({ since: "now" })).next;
/** Everything behind a cursor, page by page. */
async function all(input: { readonly since?: string | null; readonly limit?: number } = {}) {
  const items: Awaited<ReturnType<typeof ask>>["items"][number][] = [];
  const sizes: number[] = [];
  for (let since = input.since ?? null, more = true; more;) {
    const page = await ask({ ...input, since });
    items.push(...page.items);
    sizes.push(page.items.length);
    [since, more] = [page.next, page.hasMore];
  }
  return { items, sizes };
}
const connected = async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  return client;
};
/** A line of the history as an act leaves it. */
const write = (client: pg.Client, type: string, recordId: string) =>
  client.query(
    `insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
      values ($1, $2, $3, $4, 'job', 'r', '{}')`,
    [v7(), app.clock.now(), type, recordId],
  );
/** Statements that this application's reads have cost so far. */
const statements = async () => {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/^travesia_database_statements_total\{kind="read",outcome="done"\} (\d+)$/m.exec(text)?.[1]);
};
const named = (items: readonly { kind: string; id: string }[]) =>
  items.map(({ kind, id }) => `${kind} ${id}`);

describe("the changes since a cursor", () => {
  it("hold each record once, in the order of its last change, and end with a cursor behind it", async () => {
    const since = await theEnd();
    const first = await aQuote(app);
    const second = await aQuote(app);
    const contract = await aPayableContract(app);
    const payment = await aVerifiedPayment(app, contract.id);
    await app.sweep();
    const { items, next, hasMore } = await ask({ since, kinds: ["quote", "payment", "contract"] });
    const names = named(items);
    expect(new Set(names).size).toBe(names.length);
    expect(names.indexOf(`quote ${first.id}`)).toBeLessThan(names.indexOf(`quote ${second.id}`));
    expect(names).toEqual(expect.arrayContaining([`payment ${payment.id}`, `contract ${contract.id}`]));
    expect(hasMore).toBe(false);
    expect((await ask({ since: next })).items).toEqual([]);
  });

  it("of one kind hold what changed with another one: the contract of a payment", async () => {
    const contract = await aPayableContract(app);
    await app.sweep();
    const since = await theEnd();
    await aVerifiedPayment(app, contract.id);
    await app.sweep();
    expect(named((await ask({ since, kinds: ["contract"] })).items)).toEqual([`contract ${contract.id}`]);
    expect((await ask({ since, kinds: ["month"] })).items).toEqual([]);
  });

  it("say that a record is gone, also to who reads the lines from before it went, and of no other that it is", async () => {
    const since = await theEnd();
    const quote = await aQuote(app);
    await app.sweep();
    const { next, items } = await ask({ since, kinds: ["quote"] });
    expect(items).toMatchObject([{ kind: "quote", id: quote.id, deleted: false }]);
    await app.as("owner").ask(DELETE, { id: quote.id });
    await app.sweep();
    const gone = { kind: "quote", id: quote.id, deleted: true };
    expect((await ask({ since: next, kinds: ["quote"] })).items).toMatchObject([gone]);
    expect((await ask({ since, kinds: ["quote"] })).items).toMatchObject([gone]);
    expect((await all()).items.filter(({ deleted }) => deleted)).toMatchObject([gone]);
  });

  it("do not take a line about a credit note, which invoices share, for an invoice that is gone", async () => {
    const since = await theEnd();
    const note = v7();
    const invoice = v7();
    const client = await connected();
    await write(client, "paper.sent", note);
    await write(client, "invoice.issued", invoice);
    await client.end();
    await app.sweep();
    expect((await ask({ since })).items).toMatchObject([{ kind: "invoice", id: invoice, deleted: true }]);
  });

  it("come whole in pages of any size, from the first change on", async () => {
    const whole = new Set(named((await all({ limit: 1000 })).items));
    const { items, sizes } = await all({ limit: 7 });
    expect(new Set(named(items))).toEqual(whole);
    expect(whole.size).toBeGreaterThan(50);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(7);
  });

  it("cost as many statements for a page of one record as for one of a thousand, of one kind or of all", async () => {
    const cost = async (input: object) => {
      await ask(input);
      const before = await statements();
      await ask(input);
      return (await statements()) - before;
    };
    const costs = [
      await cost({ limit: 1 }),
      await cost({ limit: 1000 }),
      await cost({ limit: 1000, kinds: ["payment", "invoice"] }),
    ];
    expect(costs[0]).toBeGreaterThan(0);
    expect(new Set(costs).size, costs.join(", ")).toBe(1);
  });

  it("lose nothing of a transaction that ends after others with later lines were read", async () => {
    const since = await theEnd();
    const slow = await connected();
    await slow.query("begin");
    const late = v7();
    await write(slow, "quote.deleted", late);
    const quick = await aQuote(app);
    await app.sweep();
    const read = await ask({ since, kinds: ["quote"] });
    expect(named(read.items)).toEqual([`quote ${quick.id}`]);
    await slow.query("commit");
    await slow.end();
    await app.sweep();
    expect((await ask({ since: read.next, kinds: ["quote"] })).items).toMatchObject([
      { id: late, deleted: true },
    ]);
  });

  it("are refused for a cursor of another database, of none, and of the same place with another past", async () => {
    const other = await anApp();
    await other.sweep();
    const { next } = (await other.as("owner").ask(CHANGES, { since: "now" })).changes;
    expectRefused(await app.as("contador").gql(CHANGES, { since: next }), "BAD_USER_INPUT", OTHER);
    const mark = "0".repeat(32);
    for (const position of [1, 2_000_000_000])
      expectRefused(
        await app.as("contador").gql(CHANGES, { since: writeCursor({ position, mark }) }),
        "BAD_USER_INPUT",
        OTHER,
      );
    for (const since of ["x", "MTIz", "99999999999999999999"])
      expectRefused(
        await app.as("contador").gql(CHANGES, { since }),
        "BAD_USER_INPUT",
        "El cursor no es válido.",
      );
  });

  it("refuse the audit log as a kind, and a limit out of its bounds", async () => {
    expectRefused(
      await app.as("owner").gql(CHANGES, { kinds: ["audit_entry"] }),
      "BAD_USER_INPUT",
      "Las líneas de la auditoría no se siguen así. Léelas con auditEntries.",
    );
    for (const limit of [0, 1001])
      expectRefused(
        await app.as("owner").gql(CHANGES, { limit }),
        "BAD_USER_INPUT",
        "El límite debe ser un número entre 1 y 1000",
      );
  });

  it("are for the administration, the accountant and the owner, and their tokens", async () => {
    for (const who of ["asesor", "lider", "gerente", "cliente"] as const)
      expectRefused(await app.as(who).gql(CHANGES), "FORBIDDEN");
    expectRefused(await app.as(null).gql(CHANGES), "UNAUTHENTICATED");
    for (const who of ["admin", "contador", "owner"] as const)
      expect((await ask({ since: "now" }, who)).next).toMatch(/^[\w-]+$/);
    const by = (token: string) => withToken(app, token);
    const token = await aProgramToken(app, "contador");
    expect((await by(token).ask(CHANGES, { since: "now" })).changes.items).toEqual([]);
    expectRefused(await by(makeAccessToken().token).gql(CHANGES), "UNAUTHENTICATED");
  });

  it("are at /v1/changes too, where kinds are repeated", async () => {
    const since = await theEnd();
    const quote = await aQuote(app);
    await aVerifiedPayment(app, (await aPayableContract(app)).id);
    await app.sweep();
    const get = (query: string) => app.as("contador").rest("GET", `/v1/changes?${query}`);
    const { status, body } = await get(`since=${since}&kinds=quote&limit=1`);
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [{ kind: "quote", id: quote.id, at: expect.any(String), deleted: false }],
      next: expect.any(String),
      has_more: true,
    });
    for (const several of [
      "kinds=quote&kinds=payment",
      "kinds=quote,payment",
      "kinds[]=quote&kinds[]=payment",
    ]) {
      const { items } = (await get(`since=${since}&${several}`)).body as { items: { kind: string }[] };
      expect(new Set(items.map(({ kind }) => kind)), several).toEqual(new Set(["quote", "payment"]));
    }
    expect((await get("kinds=quote,nada")).status).toBe(400);
    expect(await get("since=x")).toMatchObject({
      status: 400,
      body: { success: false, error: "BAD_USER_INPUT", message: "El cursor no es válido." },
    });
    expect((await app.as("asesor").rest("GET", "/v1/changes")).status).toBe(403);
    expect((await app.as(null).rest("GET", "/v1/changes")).status).toBe(401);
  });
});
