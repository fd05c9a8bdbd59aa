import { Refusal } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { type RefundAct, refundActs, type RefundState } from "./refund.acts.rules.ts";
import type { Refund } from "./refund.entity.ts";

/** Returns the facts of locked refunds that an act checks; executes one statement. */
async function refundStates(
  scope: Scope,
  refunds: readonly Refund[],
  act: RefundAct,
): Promise<readonly RefundState[]> {
  const names = refundActs.rules[act].facts ?? [];
  const facts = names.length > 0 ? await scope.factsOfAll(refunds, ...names) : [];
  return refunds.map(({ status, reason, createdBy, accountBy, accountNumber, contract }, place) => {
    const plain = { status, reason, hasAccount: accountNumber !== null, contractId: contract?.id ?? null };
    const people = { createdById: createdBy?.id ?? null, accountById: accountBy?.id ?? null };
    return { ...facts[place], ...plain, ...people } as RefundState;
  });
}

/**
 * Refuses an act that the caller cannot do on the locked refund now.
 * @throws Refusal as the table of acts states.
 */
export async function refuseRefundAct(scope: Scope, refund: Refund, act: RefundAct): Promise<void> {
  const [state] = await refundStates(scope, [refund], act);
  if (state) refundActs.refuse(act, scope, state);
}

/**
 * Refuses an act on several refunds unless the caller can do it on all of them.
 * @throws Refusal for the first refund that does not allow it, with the refund's name.
 */
export async function refuseRefundActs(
  scope: Scope,
  refunds: readonly Refund[],
  act: RefundAct,
  name: (refund: Refund) => string,
): Promise<void> {
  const states = await refundStates(scope, refunds, act);
  for (const [place, refund] of refunds.entries())
    try {
      refundActs.refuse(act, scope, states[place]!);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(error.code, `${name(refund)}: ${error.message}`);
    }
}
