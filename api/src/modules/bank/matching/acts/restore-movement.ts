import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { findMovement, lockFor } from "../movement.find.ts";
import { propose } from "../proposals.ts";

/** Puts a movement that was set aside back into the list. */
export async function restoreMovement(work: Work, { id }: { id: string }): Promise<string> {
  const movement = await findMovement(work, id);
  await lockFor(work, movement, "restore");
  movement.asideReason = null;
  work.audit("bank.restored", id, { amount: movement.amount });
  await work.save();
  await propose(work, sql`m.id = ${id}`);
  return id;
}
