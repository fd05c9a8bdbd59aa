import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { contradictionOf, type ContradictionFacts } from "./contradiction.rules.ts";
import { contradictionFacts } from "./contradiction.sql.ts";

/** Returns the ids of the proposals in the list that the bank's words now contradict. */
export async function contradictedOf(work: Work, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const facts = contradictionFacts({
    movementId: sql`b.movement_id`,
    paymentId: sql`b.payment_id`,
    contractId: sql`b.contract_id`,
    byNumber: sql`b.by_number`,
    byReference: sql`b.by_reference`,
  });
  const rows = await work.rows<{ id: string; facts: ContradictionFacts }>(
    sql`select b.id, ${facts} as facts from bank_proposals b where b.id = any(${[...ids]}::uuid[])`,
  );
  return rows.filter((row) => contradictionOf(row.facts) !== null).map(({ id }) => id);
}
