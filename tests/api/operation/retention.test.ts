import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCustomer } from "../../support/story/customers.ts";
import { aQuote } from "../../support/story/quotes.ts";
import { aSignedContract } from "../../support/story/contracts.ts";

const RULE = `{ retentionRule { version readNoticeDays noticeDays mailDays accessDays draftDays
  idlePersonDays changedBy { id } } }`;
const SET = `mutation ($input: RetentionRuleInput!) { setRetentionRule(input: $input) {
  version readNoticeDays noticeDays mailDays } }`;
const PEOPLE = "{ idlePeople(limit: 100) { total items { id name quotes lastQuoteAt } } }";
const ERASE = `mutation ($ids: [ID!]!) { outcomes: eraseEachIdlePerson(ids: $ids) { id done code reason } }`;

let app: TestApp;
beforeAll(async () => (app = await anApp()));

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const set = (input: object) => app.as("owner").ask(SET, { input });
/** Days before the present, as SQL. */
const ago = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
const left = async (table: string, id: string) =>
  (await sql(`select 1 from ${table} where id = ?`, [id])).length === 1;
const outcomeOf = async (id: string) => (await app.as("owner").ask(ERASE, { ids: [id] })).outcomes[0];

async function aNotice(days: number, readDays: number | null): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into notifications (id, version, user_id, type, category, title, message, priority, read, read_at,
       created_at, updated_at)
     values (gen_random_uuid(), 1, ?, 'payment_received', 'payment', 'Pago', '', 'normal', ?::boolean,
       ?::timestamptz, ?, ?) returning id`,
    [
      app.people.asesor.id,
      readDays !== null,
      readDays === null ? null : ago(readDays),
      ...[ago(days), ago(days)],
    ],
  );
  return row!.id;
}

async function aMail(days: number): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into mails (id, message_id, key, "to", subject, html, text, attachments, created_at, sent_at)
     select id, id, 'recovery:' || id, 'ana@correo.test', 'Recupera', '', '', '[]', ?, ?
     from (select gen_random_uuid() as id) v returning id`,
    [ago(days), ago(days)],
  );
  return row!.id;
}

async function aLink(purpose: string, recordId: string, endedDays: number): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into links (id, purpose, record_id, token_hash, created_at, expires_at)
     select id, ?, ?, id, ?, ? from (select gen_random_uuid() as id) v returning id`,
    [purpose, recordId, ago(endedDays + 30), ago(endedDays)],
  );
  return row!.id;
}

/** A customer whose only quote is that old. */
async function aSilentCustomer(days: number) {
  const customer = await aCustomer(app);
  const quote = await aQuote(app);
  await sql("update quotes set customer_id = ?, updated_at = ? where id = ?", [
    customer.id,
    ago(days),
    quote.id,
  ]);
  return customer;
}

describe("the periods after which the agency forgets", () => {
  it("are the law's at first, and the owner's alone to change, in their history", async () => {
    const { retentionRule } = await app.as("owner").ask(RULE);
    expect(retentionRule).toMatchObject({
      readNoticeDays: 180,
      noticeDays: 365,
      mailDays: 730,
      accessDays: 90,
      draftDays: 30,
      idlePersonDays: 730,
      changedBy: null,
    });
    await set({ mailDays: 400, version: retentionRule.version });
    expectRefused(
      await app.as("owner").gql(SET, { input: { mailDays: 500, version: retentionRule.version } }),
      "CONFLICT",
    );
    for (const role of ["admin", "contador", "asesor"] as const)
      expectRefused(await app.as(role).gql(SET, { input: { mailDays: 400 } }), "FORBIDDEN");
    const lines = await sql("select detail from audit_entries where type = 'retention-rule.changed'");
    expect(lines).toEqual([{ detail: { before: { mailDays: 730 }, after: { mailDays: 400 } } }]);
    await set({ mailDays: 730 });
  });

  it("have a shortest and a longest, each named on its field", async () => {
    for (const [input, field, message] of [
      [{ mailDays: 179 }, "mailDays", "Escribe entre 180 y 3.650 días"],
      [{ accessDays: 3651 }, "accessDays", "Escribe entre 30 y 3.650 días"],
      [
        { readNoticeDays: 200, noticeDays: 199 },
        "noticeDays",
        "Los avisos sin leer se conservan al menos tanto como los leídos",
      ],
    ] as const)
      expect(
        expectRefused(await app.as("owner").gql(SET, { input }), "BAD_USER_INPUT", message),
      ).toMatchObject([{ field }]);
    await expect(sql("update retention_rules set draft_days = 6")).rejects.toThrow("in_bounds");
  });
});

describe("what is older than its period", () => {
  it("is deleted with the sweep, and data younger by a day stay", async () => {
    const gone = [
      ["notifications", await aNotice(181, 181)],
      ["notifications", await aNotice(366, null)],
      ["mails", await aMail(731)],
      ["links", await aLink("claim", crypto.randomUUID(), 91)],
    ] as const;
    const kept = [
      ["notifications", await aNotice(200, 179)],
      ["notifications", await aNotice(364, null)],
      ["mails", await aMail(729)],
      ["links", await aLink("claim", crypto.randomUUID(), 89)],
    ] as const;
    await app.sweep();
    for (const [table, id] of gone) expect([table, await left(table, id)]).toEqual([table, false]);
    for (const [table, id] of kept) expect([table, await left(table, id)]).toEqual([table, true]);
  });

  it("stays where it proves a sale: links of a contract and its quote, and codes that were used", async () => {
    const contract = await aSignedContract(app);
    const links = [
      await aLink("signature", contract.id, 400),
      await aLink("quote", contract.quoteId, 400),
      await aLink("quote", (await aQuote(app)).id, 400),
    ];
    const codes = await sql<{ id: string }>(
      `insert into one_time_codes
         (id, purpose, record_id, code_hash, created_at, expires_at, used_at, user_id)
       select gen_random_uuid(), 'signature', ?, '', ?, ?, used, 1
       from (values (?::timestamptz), (null)) v (used) returning id`,
      [contract.id, ago(400), ago(400), ago(400)],
    );
    await app.sweep();
    expect(await Promise.all(links.map((id) => left("links", id)))).toEqual([true, true, false]);
    expect(await Promise.all(codes.map(({ id }) => left("one_time_codes", id)))).toEqual([true, false]);
  });

  it("is looked for by its age alone, in an index", async () => {
    const plans = await app.app.services.orm.em.fork().transactional(async (em) => {
      await em.execute("set local enable_seqscan = off");
      const plan = (table: string, column: string) =>
        em.execute<object[]>(`explain select 1 from ${table} where ${column} < ?`, [app.clock.now()]);
      return [
        await plan("notifications", "created_at"),
        await plan("mails", "created_at"),
        await plan("links", "created_at"),
        await plan("one_time_codes", "expires_at"),
        await plan("user_sessions", "expires_at"),
        await plan("notice_deliveries", "done_at"),
      ].map((rows) => JSON.stringify(rows));
    });
    for (const plan of plans) expect(plan).toContain("Index");
  });
});

describe("people who were quoted for and never bought", () => {
  it("are listed to the owner after the period, the longest silence first; a note counts as a word", async () => {
    const [long, longer] = [await aSilentCustomer(731), await aSilentCustomer(900)];
    const [recent, noted, bought] = [
      await aSilentCustomer(729),
      await aSilentCustomer(800),
      await aSilentCustomer(800),
    ];
    await app
      .as("asesor")
      .ask(`mutation ($id: ID!) { addCustomerNote(id: $id, text: "Llamó") { id } }`, { id: noted.id });
    await sql("update contracts set customer_id = ? where id = ?", [
      bought.id,
      (await aSignedContract(app)).id,
    ]);
    const { idlePeople } = await app.as("owner").ask(PEOPLE);
    const ids = idlePeople.items.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([longer.id, long.id]);
    expect(idlePeople.items[0]).toMatchObject({ name: longer.name, quotes: 1 });
    for (const other of [recent, noted, bought]) expect(ids).not.toContain(other.id);
    expectRefused(await app.as("admin").gql(PEOPLE), "FORBIDDEN");
  });

  it("are forgotten at the owner's press alone, for good, with their data in quotes", async () => {
    const person = await aSilentCustomer(1_000);
    await app.sweep();
    expect(await sql("select erased_at from customers where id = ?", [person.id])).toEqual([
      { erased_at: null },
    ]);
    // Its offer ended automatically meanwhile, as one of the year before last had long ago.
    await sql("update quotes set updated_at = ? where customer_id = ?", [ago(1_000), person.id]);
    expect(await outcomeOf(person.id)).toMatchObject({ done: true, reason: null });
    const [row] = await sql<{ name: string; email: string | null }>(
      "select name, email from customers where id = ?",
      [person.id],
    );
    expect(row).toEqual({ name: "Cliente suprimido", email: null });
    expect(await outcomeOf(person.id)).toMatchObject({ done: false, code: "NOT_FOUND" });
  });

  it("are kept when they bought or asked meanwhile, and one of another's e-mail until the two are one", async () => {
    const back = await aSilentCustomer(1_000);
    await sql("update quotes set updated_at = ? where customer_id = ?", [app.clock.now(), back.id]);
    expect(await outcomeOf(back.id)).toMatchObject({
      code: "CONFLICT",
      reason: "Compró o volvió a cotizar: sus datos se conservan.",
    });
    const shared = await aSilentCustomer(1_000);
    const other = await aCustomer(app);
    await sql("update customers set email = ? where id = any(?::uuid[])", [
      "familia@correo.test",
      `{${shared.id},${other.id}}`,
    ]);
    expect(await outcomeOf(shared.id)).toMatchObject({
      code: "CONFLICT",
      reason: "Otro cliente tiene el mismo correo. Únelos antes.",
    });
  });
});
