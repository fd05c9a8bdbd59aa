import type { Sweep } from "../../core/jobs/jobs.ts";
import type { Work } from "../../core/mutation/work.ts";
import { raw, sql } from "../../core/read/sql.ts";
import { isNumberColumn, type NumberColumn } from "../../core/secrets/account-numbers.ts";
import { opensNoAccounts } from "../../core/secrets/processes.ts";

/** Rows that one transaction encrypts. */
const BATCH = 200;

/** SQL that joins approvals whose account digest is not keyed yet with the payment that would be made now. */
const plainApprovals = sql`payout_approvals a cross join lateral payout_of(a.kind, a.subject_id) o
  where a.account !~ '^k' and a.status in ('waiting', 'approved')`;

/**
 * Encrypts some of a column's account numbers that an earlier version stored in plain text, and returns their
 * number. A valid approval stays valid; invalid digests of plain numbers are removed.
 */
async function sealSome(work: Work, column: NumberColumn): Promise<number> {
  const { table, key, column: name, print, keyType } = column;
  const [id, number] = [raw(`t.${key}`), raw(`t.${name}`)];
  const rows = await work.rows<{ id: string; plain: string }>(
    sql`select ${id}::text as id, ${number} as plain from ${raw(table)} t
      where ${number} is not null and ${raw(print)} is null order by ${id} limit ${BATCH} for update`,
  );
  if (rows.length === 0) return 0;
  const holding = await work.rows<{ id: string }>(
    sql`select a.id from ${plainApprovals} and o.account = a.account`,
  );
  const numbers = work.services.accountNumbers;
  const kept = await Promise.all(rows.map((row) => numbers.keep(row.plain, column, row.id)));
  await work.rows(
    sql`update ${raw(table)} t set ${raw(name)} = k.number, account_ending = k.ending, account_print = k.print
      from unnest(${rows.map((row) => row.id)}::text[], ${kept.map((one) => one.accountNumber)}::text[],
        ${kept.map((one) => one.accountEnding)}::text[], ${kept.map((one) => one.accountPrint)}::text[])
        k (id, number, ending, print)
      where ${id} = k.id::${raw(keyType)}`,
  );
  const ids = holding.map((one) => one.id);
  await work.rows(
    sql`update payout_approvals b set account = o.account from ${plainApprovals} and o.account ~ '^k'
      and a.id = b.id and a.id = any(${ids}::uuid[])`,
  );
  if (rows.length < BATCH)
    await work.rows(sql`update payout_approvals b set account = 'k' where b.account !~ '^k'
      and not exists (select from ${plainApprovals} and a.id = b.id and o.account = a.account)`);
  return rows.length;
}

/**
 * Encrypts the account numbers that an earlier version stored in plain text, once no process of that version
 * uses this database: such a process would mistake an encrypted number for the number. When interrupted after
 * a batch, it continues from there.
 */
export const accountSweep: Sweep = {
  name: "approvals.account-numbers",
  run: async ({ services, run }) => {
    const { accountNumbers, orm, secretColumns } = services;
    if (!(await accountNumbers.wraps())) {
      if (await opensNoAccounts(orm.em.fork())) return;
      await accountNumbers.wrapFromNow();
    }
    for (const column of secretColumns.filter(isNumberColumn))
      while ((await run(sealSome, column)) === BATCH);
  },
};
