import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { BankImport } from "../bank-import.entity.ts";
import { importActs, importState, NO_IMPORT } from "../import.acts.rules.ts";

/**
 * Undoes the import of a file, as long as none of its movements is assigned to a payment. Movements that
 * another file also contains are transferred unchanged to the first such file. The others are deleted, and
 * movements that they had reversed count again. The file record stays, marked as undone.
 */
export async function undoImport(work: Work, { id }: { id: string }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const brought = await work.find(BankImport, { id }, NO_IMPORT);
  const accountId = brought.account.id;
  await work.lockName(`bank account ${accountId}`);
  await work.lock(brought);
  await work.rows(sql`select id from bank_movements where import_id = ${id} order by id for update`);
  const { backing } = await work.facts(brought, "backing");
  importActs.refuse("undo", work, { status: importState(brought.takenBackAt), backing });

  await work.rows(sql`delete from bank_known_movements where import_id = ${id}`);
  await work.rows(sql`delete from bank_balances where import_id = ${id}`);
  const kept = await handOver(work, id);
  const freed = await work.rows<{ id: string }>(
    sql`update bank_movements set reversed_by_id = null
      where reversed_by_id in (select g.id from bank_movements g where g.import_id = ${id})
        and import_id <> ${id} returning id`,
  );
  await work.rows(sql`update bank_movements set reversed_by_id = null where import_id = ${id}`);
  // Parts that only a rule made are deleted with their movement.
  await work.rows(
    sql`delete from bank_allocations where movement_id in (
        select m.id from bank_movements m where m.import_id = ${id})`,
  );
  const [gone] = await work.rows<{ count: number }>(
    sql`with gone as (delete from bank_movements where import_id = ${id} returning 1)
      select count(*)::int as count from gone`,
  );
  brought.takenBackAt = work.now;
  brought.takenBackBy = work.em.getReference(User, work.viewer.id);
  const { filename } = brought;
  work.audit("bank.import-undone", id, { accountId, filename, gone: gone?.count ?? 0, kept });
  await work.save();
  await work.emit("bank.import-undone", { importId: id, movementIds: freed.map((row) => row.id) });
  return id;
}

/** Transfers each movement that another file also contains to the first such file; returns their number. */
async function handOver(work: Work, id: string): Promise<number> {
  const handed = await work.rows<{ import_id: string; count: number }>(
    sql`with other as (
      select distinct on (k.movement_id) k.movement_id, k.import_id
      from bank_known_movements k join bank_imports f on f.id = k.import_id
      where k.movement_id in (select m.id from bank_movements m where m.import_id = ${id})
      order by k.movement_id, f.created_at, f.id
    ), handed as (
      update bank_movements m set import_id = other.import_id from other where m.id = other.movement_id
      returning m.id, m.import_id
    ) select import_id, count(*)::int as count from handed group by import_id`,
  );
  await work.rows(
    sql`delete from bank_known_movements k using bank_movements m
      where m.id = k.movement_id and m.import_id = k.import_id
        and k.import_id = any(${handed.map((row) => row.import_id)}::uuid[])`,
  );
  for (const { import_id: to, count } of handed)
    await work.rows(sql`update bank_imports set fresh = fresh + ${count}::int where id = ${to}`);
  return handed.reduce((sum, { count }) => sum + count, 0);
}
