import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Payment } from "../../../payments/payment/payment.entity.ts";
import { propose } from "../../matching/proposals.ts";
import { BankMovement } from "../../statement/bank-movement.entity.ts";
import { lockSettlements } from "../settle.ts";
import { BankSettlement } from "../settlement.entity.ts";
import { NO_SETTLEMENT, settlementActs, settlementFactsOf } from "../settlement.acts.rules.ts";

/**
 * Undoes a settlement while the months of its movements are open: its transactions cover nothing more, and
 * its movements wait again. The record stays, marked as undone; the report can be imported again.
 */
export async function undoSettlement(work: Work, { id }: { id: string }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const settlement = await work.find(BankSettlement, { id }, NO_SETTLEMENT);
  await lockSettlements(work);
  const ids = await work.rows<{ id: string; of: "payment" | "movement" }>(
    sql`select payment_id as id, 'payment' as of from bank_settlement_lines
        where settlement_id = ${id} and payment_id is not null
      union select movement_id, 'movement' from bank_settlement_movements where settlement_id = ${id}`,
  );
  const movementIds = ids.filter((row) => row.of === "movement").map((row) => row.id);
  await work.lockAll(
    Payment,
    ids.filter((row) => row.of === "payment").map((row) => row.id),
  );
  await work.lockAll(BankMovement, movementIds);
  await work.lock(settlement);
  const { mesCerrado } = await work.facts(settlement, "mesCerrado");
  settlementActs.refuse("undo", work, settlementFactsOf({ takenBackAt: settlement.takenBackAt, mesCerrado }));

  await work.rows(sql`delete from bank_settlement_lines where settlement_id = ${id}`);
  await work.rows(
    sql`with gone as (
        delete from bank_settlement_movements where settlement_id = ${id} returning allocation_id)
      delete from bank_allocations a using gone where a.id = gone.allocation_id`,
  );
  settlement.takenBackAt = work.now;
  settlement.takenBackBy = work.em.getReference(User, work.viewer.id);
  const { acquirer, filename } = settlement;
  work.audit("bank.settlement-undone", id, { acquirer, filename, movements: movementIds.length });
  for (const movementId of movementIds)
    work.audit("bank.unsettled", movementId, { movementId, settlementId: id });
  await work.save();
  if (movementIds.length > 0) await propose(work, sql`m.id = any(${movementIds}::uuid[])`);
  return id;
}
