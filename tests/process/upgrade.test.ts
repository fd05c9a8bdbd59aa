import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differencesOf, readCatalogue } from "../../api/src/core/migrations/catalogue.ts";
import { migrations } from "../../api/src/migrations/list.ts";
import { columnsOf, onDatabaseOf, rowsOf, theDatabaseOf } from "../releases/open.ts";
import type { Remembered } from "../releases/story.ts";
import { onDatabase, type TestApp } from "../support/app.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { anAccount } from "../support/story/content.ts";
import { sendContractOf, signIt } from "../support/story/contracts.ts";
import { verifyIt } from "../support/story/payments.ts";
import { sendIt } from "../support/story/quotes.ts";

const APPROVE = `mutation ($id: ID!) { approveQuote(id: $id) { quote { id status } } }`;

/** Rows that a migration changes on purpose, and tables that the start itself writes. */
const changed = ["commission_configs", "migration_checksums", "migrations", "rate_limits", "secrets"];

/** Signatures of a release: the first one's have no content of their own and no certificate. */
const signedIn = {
  "0.1.0": { before: true, level: "none" },
  "0.2.0": { before: false, level: "b_b" },
};

describe.each(["0.1.0", "0.2.0"] as const)("a database of %s comes up", (release) => {
  let app: TestApp;
  let old: TestDatabase;
  let fresh: TestDatabase;
  let dataDir: string;
  let remembered: Remembered;
  let [before, after]: ReadonlyMap<string, readonly string[]>[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "travesia-upgrade-"));
    fresh = await createTestDatabase();
    ({ remembered, ...old } = await theDatabaseOf(release));
    const columns = await columnsOf(old.ownerUrl);
    before = await rowsOf(old.ownerUrl, columns);
    // Its links are valid by its own day, whatever day it is here.
    app = await onDatabase(old.url, dataDir, { MIGRATE_DATABASE_URL: old.ownerUrl }, new Date(remembered.at));
    after = await rowsOf(old.ownerUrl, columns);
  });
  afterAll(async () => {
    await app?.close();
    await old?.drop();
    await fresh?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("with the schema of a new one", async () => {
    const [expected, found] = [
      await onDatabaseOf(fresh.url, readCatalogue),
      await onDatabaseOf(old.url, readCatalogue),
    ];
    expect(differencesOf(expected, found)).toEqual([]);
    expect(found.length).toBeGreaterThan(100);
  });

  it("with every migration noted", async () => {
    const { rows } = await onDatabaseOf(old.url, (client) =>
      client.query("select name from migration_checksums order by name"),
    );
    expect(rows).toEqual(migrations.map(({ name }) => ({ name })));
  });

  it("with every row as it was", () => {
    const tables = [...(before?.keys() ?? [])].filter((table) => !changed.includes(table));
    expect(tables.length).toBeGreaterThan(30);
    for (const table of tables) expect([table, after?.get(table)]).toEqual([table, before?.get(table)]);
    for (const table of changed.filter((name) => before?.has(name)))
      expect(after?.get(table)?.length).toBeGreaterThanOrEqual(before?.get(table)?.length ?? 0);
  });

  it("and a quote that was sent in it is approved through its link", async () => {
    const [quote] = remembered.quotes;
    const { approveQuote } = await app.withLink(quote.token).ask(APPROVE, { id: quote.id });
    expect(approveQuote.quote.status).toBe("pending_passengers");
  });

  it("and a quote is sent again and approved through the new link", async () => {
    const [, quote] = remembered.quotes;
    const again = await sendIt(app, quote);
    expect(again.token).not.toBe(quote.token);
    expect((await app.withLink(again.token).ask(APPROVE, { id: quote.id })).approveQuote.quote.id).toBe(
      quote.id,
    );
  });

  it("and a contract that was sent in it is signed through its link, also after accounts were added", async () => {
    await anAccount(app);
    const [contract] = remembered.contracts;
    expect((await signIt(app, { ...contract, quoteId: "" })).data?.["signContract"].status).toBe("signed");
  });

  it("and its signatures have their signed PDF, as those given after it", async () => {
    await app.runJobs();
    const { rows } = await onDatabaseOf(old.url, (client) =>
      client.query(`select s.content is null as before, v.level, p.signed,
          coalesce(s.signed_version_id = v.version_id, true) as "theSame"
        from signatures s left join signed_versions v on v.signature_id = s.id
          left join contract_versions p on p.id = v.version_id order by s.content is null, s.id`),
    );
    const [latest, ...former] = rows;
    expect(latest).toMatchObject({ before: false, signed: true });
    expect(former.length).toBeGreaterThan(2);
    for (const row of former) expect(row).toEqual({ ...signedIn[release], signed: true, theSame: true });
  });

  it("and a contract is sent again and signed through the new link", async () => {
    const contract = { ...remembered.contracts[1], quoteId: "" };
    const again = await sendContractOf(app, contract);
    expect(again.token).not.toBe(contract.token);
    expect((await signIt(app, again)).data?.["signContract"].status).toBe("signed");
  });

  it("and a payment that waited is verified, with the next number and the whole sum", async () => {
    const { data } = await verifyIt(app, remembered.payments.waiting);
    expect(data?.["verifyPayment"]).toMatchObject({ status: "verified", contract: { totalPagado: 800_000 } });
    expect(data?.["verifyPayment"].receiptNumber).toBe(`RC-${remembered.at.slice(0, 4)}-000003`);
  });

  // It runs every sweep: the others come before.
  it("and its open raffle stays open; one without authorisation is marked, and the owner is notified once", async () => {
    const { openRaffle } = await app.as(null).ask(`{ openRaffle { isUnregistered paidCount } }`);
    const isUnregistered = release === "0.1.0";
    expect(openRaffle).toEqual({ isUnregistered, paidCount: 1 });
    await app.sweep();
    await app.sweep();
    const { notifications } = await app
      .as("owner")
      .ask(`{ notifications(limit: 100) { items { type link } } }`);
    expect(
      notifications.items.filter(({ type }: { type: string }) => type === "raffle_unregistered"),
    ).toEqual(isUnregistered ? [{ type: "raffle_unregistered", link: "/panel/rifas" }] : []);
  });
});
