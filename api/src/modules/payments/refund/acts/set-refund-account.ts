import type { Work } from "../../../../core/mutation/work.ts";
import { lockVisibleRefund } from "../refund.access.ts";
import type { RefundAccountInput } from "../../../contracts/refund-account/refund-account.inputs.ts";
import { refuseRefundAct } from "../refund-state.ts";
import { setAccount } from "../account/set-account.ts";

/** Enters the account of a refund on the client's behalf; a different person must pay the refund. */
export async function setRefundAccount(
  work: Work,
  { id, input }: { id: string; input: RefundAccountInput },
): Promise<string> {
  const { refund } = await lockVisibleRefund(work, id);
  await refuseRefundAct(work, refund, "setAccount");
  await setAccount(work, refund, input, work.viewer?.id ?? null);
  return refund.id;
}
