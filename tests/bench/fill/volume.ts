import type pg from "pg";
import { auditRows } from "./audit.ts";
import { bankRows } from "./bank.ts";
import { commissionRows } from "./commissions.ts";
import { contractRows, largestContract } from "./contracts.ts";
import { invoiceRows } from "./invoices.ts";
import { customerRows, reachOfCustomers } from "./customers.ts";
import { packageRows } from "./packages.ts";
import { paymentRows } from "./payments.ts";
import { peopleRows } from "./people.ts";
import { quoteRows } from "./quotes.ts";
import { claimRows } from "./claims.ts";
import { refundRows } from "./refunds.ts";
import { reservationRows } from "./reservations.ts";
import { staffDocumentRows } from "./staff-documents.ts";

/** Numbers of rows in a filled database. */
export const volume = {
  clients: 20_000,
  /** Customers without an account, and without a quote yet. */
  others: 30_000,
  sellers: 200,
  quotes: 100_000,
  contracts: 20_000,
  itemsOfLargest: 40,
  packages: 20_000,
  movements: 20_000,
  documents: 20_000,
  history: 100_000,
} as const;

/** The statements that fill an empty, migrated database, in their order. The same rows each time. */
const rows: readonly string[] = [
  ...peopleRows(volume),
  ...customerRows(volume),
  ...quoteRows(volume),
  ...contractRows(volume),
  ...reachOfCustomers,
  ...paymentRows(largestContract),
  ...refundRows,
  ...claimRows,
  ...bankRows(volume),
  ...commissionRows,
  ...invoiceRows,
  ...packageRows(volume),
  ...reservationRows(volume),
  ...staffDocumentRows(volume),
  ...auditRows(volume),
];

/** Tables whose rows are written in one go, and read by no statement before their indexes exist again. */
const large = ["quotes", "purchases", "payments", "commissions", "installments"];
/** Tables that many a trigger of later rows asks: without statistics it would read them whole, each time. */
const asked = ["quotes", "contracts", "payments", "refunds", "packages"];

/**
 * Fills an empty, migrated database and gathers statistics. Words are indexed and references looked up at the
 * end, and the large tables indexed after each of their statements, which is many times faster.
 */
export async function fill(client: pg.ClientBase, more: readonly string[] = []): Promise<void> {
  await client.query("set synchronous_commit = off");
  await client.query("set maintenance_work_mem = '256MB'");
  const closing = await unwatched(client);
  const references = await dropReferences(client);
  const words = await dropIndexes(client, "indexdef like '%USING gin%'");
  for (const statement of [...rows, ...more]) {
    const [, table = ""] = /^\s*insert into (\w+)/.exec(statement) ?? [];
    const indexes = large.includes(table) ? await dropIndexes(client, `tablename = '${table}'`) : [];
    await client.query(statement);
    for (const index of indexes) await client.query(index);
    if (asked.includes(table)) await client.query(`analyze ${table}`);
  }
  for (const statement of [...words, ...references, ...closing]) await client.query(statement);
  await client.query("vacuum analyze");
}

/**
 * Switches off what asks of each row whether its month is closed, for none is yet, and whether a plan adds
 * up, which is written after its contract. Answers the statements that switch it on again.
 */
async function unwatched(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows: watching } = await client.query<{ place: string; name: string; always: boolean }>(
    `select tgrelid::regclass as place, tgname as name, tgenabled = 'A' as always from pg_trigger
      where (tgname like '%_keep_closed_months' or tgname = 'contracts_plan_adds_up')
        and tgenabled in ('A', 'O')`,
  );
  for (const { place, name } of watching) await client.query(`alter table ${place} disable trigger ${name}`);
  return watching.map(
    ({ place, name, always }) => `alter table ${place} enable ${always ? "always " : ""}trigger ${name}`,
  );
}

/**
 * Drops every foreign key: each row would be looked up alone. Returns the statements that create them again,
 * which look all of them up in one go.
 */
async function dropReferences(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows: references } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass as place, quote_ident(conname) as name,
        pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      order by place, name`,
  );
  for (const { place, name } of references)
    await client.query(`alter table ${place} drop constraint ${name}`);
  return references.map(
    ({ place, name, definition }) => `alter table ${place} add constraint ${name} ${definition}`,
  );
}

/**
 * Drops the indexes that a condition over pg_indexes names, those apart that hold a rule; answers the
 * statements that make them again.
 */
async function dropIndexes(client: pg.ClientBase, condition: string): Promise<readonly string[]> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%' and ${condition}
        and not exists (select from pg_constraint where conindid = indexname::regclass)`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}
