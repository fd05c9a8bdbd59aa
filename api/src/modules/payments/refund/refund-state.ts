import type { Scope } from "../../../core/mutation/scope.ts";
import { type RefundAct, refundActs, type RefundState } from "./refund.acts.rules.ts";
import type { Refund } from "./refund.entity.ts";

/** @throws Refusal by the table of acts, unless the asker can do the act with the (locked) refund now. */
export async function refuseRefundAct(scope: Scope, refund: Refund, act: RefundAct): Promise<void> {
  const facts = await scope.facts(refund, ...(refundActs.rules[act].facts ?? []));
  const { status, reason, createdBy, accountBy, accountNumber, contract } = refund;
  const plain = { status, reason, hasAccount: accountNumber !== null, contractId: contract?.id ?? null };
  const people = { createdById: createdBy?.id ?? null, accountById: accountBy?.id ?? null };
  refundActs.refuse(act, scope, { ...facts, ...plain, ...people } as RefundState);
}
