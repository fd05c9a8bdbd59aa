import { spendCode } from "../../../../../core/auth/one-time-codes.ts";
import type { Work } from "../../../../../core/mutation/work.ts";
import { findOwnRefund, lockRefund } from "../../refund.access.ts";
import type { RefundAccountInput } from "../../../../contracts/refund-account/refund-account.inputs.ts";
import { refuseAccount } from "../../../../contracts/refund-account/refund-account.rules.ts";
import { refuseRefundAct } from "../../refund-state.ts";
import { setAccount } from "../../account/set-account.ts";

/** Records the account that a client enters for a refund, confirmed by the code sent to the client. */
export async function giveRefundAccount(
  work: Work,
  { id, code, input }: { id: string; code: string; input: RefundAccountInput },
): Promise<string> {
  const refund = await findOwnRefund(work, id);
  const { ref } = await lockRefund(work, refund);
  await refuseRefundAct(work, refund, "giveAccount");
  // A wrong account is refused before the code is spent: each code works once.
  refuseAccount(input);
  await spendCode(work, "refund-account", refund.id, code);
  await setAccount(work, refund, input, null);
  await work.emit("refund.account-given", { refundId: refund.id, payable: ref });
  return refund.id;
}
