import { addDays, type Day } from "../../../../core/colombia/days.ts";
import type { Cop } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { RefundAccountInput } from "../../../contracts/refund-account/refund-account.inputs.ts";
import { paidId, type Payable } from "../../payable/payable.ts";
import { setAccount } from "../account/set-account.ts";
import { openRefund } from "../open-refund.ts";
import type { Refund } from "../refund.entity.ts";
import { refuseRefundAct } from "../refund-state.ts";
import { REFUND_DAYS, refuseDueDay } from "../refund.rules.ts";
import { tooMuchText } from "./refundable-contract.acts.rules.ts";

/** Decision about how much is refunded for a cancelled contract; 0 COP refunds nothing. */
export interface Decision {
  readonly monto: Cop;
  readonly motivo: string;
  readonly dueOn: Day | null;
  /** Account for the refund; null when the client has not sent one yet. */
  readonly account: RefundAccountInput | null;
}

/**
 * Opens the refund that was decided for a cancelled contract; `left` is the refundable amount in COP. Returns
 * null when nothing is refunded. The caller holds the contract's lock and notifies the client.
 * @throws Refusal BAD_USER_INPUT for more than the refundable amount, a past day, or an invalid account;
 * FORBIDDEN when the caller may not enter accounts.
 */
export async function openDecided(
  work: Work,
  payable: Payable,
  left: Cop,
  { monto, motivo, dueOn: agreed, account }: Decision,
): Promise<Refund | null> {
  if (monto > left) throw badInput("monto", tooMuchText(left));
  const dueOn = agreed ?? addDays(work.today, REFUND_DAYS);
  if (monto > 0) refuseDueDay(dueOn, work.today);
  const note = motivo.trim();
  const refund = await openRefund(work, payable, {
    monto,
    reason: "cancelacion",
    dueOn,
    note,
    decided: true,
  });
  if (refund && account) {
    await refuseRefundAct(work, refund, "setAccount");
    await setAccount(work, refund, account, work.viewer?.id ?? null);
  }
  if (!refund) work.audit("refund.waived", payable.ref.id, { ...paidId(payable.ref), left, reason: note });
  return refund;
}
