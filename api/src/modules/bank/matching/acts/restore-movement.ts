import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { findMovement, lockFor } from "../movement.find.ts";
import { propose } from "../proposals.ts";

/** Returns a movement that was set aside to the list. */
export async function restoreMovement(work: Work, { id }: { id: string }): Promise<string> {
  const movement = await findMovement(work, id);
  await lockFor(work, movement, "restore");
  movement.asideReason = null;
  work.audit("bank.restored", id, { amount: movement.amount });
  await work.save();
  await propose(work, sql`m.id = ${id}`);
  return id;
}
