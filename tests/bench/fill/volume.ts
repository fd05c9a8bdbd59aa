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

/** How many rows a filled database has. */
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

/** Tables whose rows are written in one go, and read by no statement before their indexes stand again. */
const large = ["quotes", "purchases", "payments", "commissions"];

/**
 * Fills an empty, migrated database and gathers statistics. Words are indexed at the end, and the large
 * tables after each of their statements, which is many times faster.
 */
export async function fill(client: pg.ClientBase, more: readonly string[] = []): Promise<void> {
  await client.query("set synchronous_commit = off");
  await client.query("set maintenance_work_mem = '256MB'");
  const words = await dropIndexes(client, "indexdef like '%USING gin%'");
  for (const statement of [...rows, ...more]) {
    const [, table = ""] = /^\s*insert into (\w+)/.exec(statement) ?? [];
    const indexes = large.includes(table) ? await dropIndexes(client, `tablename = '${table}'`) : [];
    await client.query(statement);
    for (const index of indexes) await client.query(index);
  }
  for (const index of words) await client.query(index);
  await client.query("vacuum analyze");
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
