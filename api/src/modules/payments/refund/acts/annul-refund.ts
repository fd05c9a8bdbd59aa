import type { Work } from "../../../../core/mutation/work.ts";
import { annul } from "../annul.ts";
import { lockVisibleRefund } from "../refund.access.ts";
import type { AnnulRefundInput } from "../refund.inputs.ts";
import { refuseRefundAct } from "../refund-state.ts";

/** Annuls a refund that was opened in error when a contract was cancelled, with a reason. */
export async function annulRefund(
  work: Work,
  { id, input }: { id: string; input: AnnulRefundInput },
): Promise<string> {
  const { refund, payable } = await lockVisibleRefund(work, id);
  await refuseRefundAct(work, refund, "annul");
  await annul(work, refund, payable.ref, input.motivo.trim());
  return refund.id;
}
