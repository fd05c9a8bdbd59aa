import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { lockChargeback } from "../chargeback.access.ts";
import { chargebackActs } from "../chargeback.acts.rules.ts";
import type { ChargebackNoteInput } from "../chargeback.inputs.ts";
import { chargebackMoves } from "../chargeback-moves.ts";

/** Records that the client withdrew the claim, with the reason. */
export async function dropChargeback(
  work: Work,
  { id, input }: { id: string; input: ChargebackNoteInput },
): Promise<string> {
  const { chargeback } = await lockChargeback(work, id);
  chargebackActs.refuse("drop", work, chargeback);

  const reason = input.nota.trim();
  const decidedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  assign(chargeback, { decisionNote: reason, decidedBy });
  work.move(chargebackMoves, chargeback, "desistido", { audit: ["chargeback.dropped", { reason }] });
  return id;
}
