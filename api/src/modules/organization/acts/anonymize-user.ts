import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { eraseAccount } from "../../accounts/personal-data/erase-account.ts";
import { refuseLastOwner } from "../departure.ts";
import { handOver } from "../succession.ts";
import { lockManaged } from "../user.access.ts";

/**
 * Takes a person's data out of their account on their behalf, for ever (Ley 1581 de 2012 art. 15); the
 * records that name it stay.
 * @throws Refusal CONFLICT for oneself, the last OWNER, a team without successor, a trip still to be made,
 * commissions still to be paid.
 */
export async function anonymizeUser(
  work: Work,
  { id, successorId }: { id: number; successorId?: number | null },
): Promise<number> {
  await work.turn("hierarchy");
  if (id === work.viewer?.id) throw conflict("No puedes suprimir tu propia cuenta.");
  const user = await lockManaged(work, id);
  await refuseLastOwner(work, user);
  // Tables of later modules, by their names: what binds or is owed needs the person's data.
  const [owed] = await work.rows<{
    trips: boolean;
    commissions: boolean;
  }>(sql`select exists (select 1 from contracts
       where cliente_id = ${id} and status in ('active', 'signed')) as trips,
       exists (select 1 from commissions where vendedor_id = ${id}
         and status in ('pending', 'generated', 'approved')) as commissions`);
  if (owed?.trips) throw conflict("Tiene un viaje contratado. Podrás suprimir sus datos cuando termine.");
  if (owed?.commissions)
    throw conflict("Tiene comisiones por pagar. Podrás suprimir sus datos cuando estén pagadas.");
  await handOver(work, user, successorId);
  await work.save();
  await eraseAccount(work, user);
  return id;
}
