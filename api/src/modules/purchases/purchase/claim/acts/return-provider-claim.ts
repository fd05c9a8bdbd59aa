import type { Work } from "../../../../../core/mutation/work.ts";
import { User } from "../../../../accounts/account/user.entity.ts";
import { refuseClosedMonth } from "../../../../closing/closed-month.ts";
import { ContractItem } from "../../../../contracts/item/item.entity.ts";
import { Purchase } from "../../purchase.entity.ts";
import { visibleClaims } from "../provider-claim.access.ts";
import { claimActs } from "../provider-claim.acts.rules.ts";
import { ProviderClaim } from "../provider-claim.entity.ts";
import type { ReturnClaimInput } from "../provider-claim.inputs.ts";
import { refuseReturnDay } from "../provider-claim.rules.ts";

/**
 * Registers that a provider returned the amount paid for a voided purchase.
 * @throws Refusal CONFLICT when it was returned already, or its day is in a closed month.
 */
export async function returnProviderClaim(
  work: Work,
  { id, input }: { id: string; input: ReturnClaimInput },
): Promise<string> {
  const claim = await work.forUpdate.find(
    ProviderClaim,
    { $and: [{ id }, visibleClaims(work.viewer)] },
    "Saldo a favor no encontrado",
  );
  claimActs.refuse("return", work, { status: claim.returnedOn === null ? "abierto" : "devuelto" });
  const returnedOn = input.returnedOn ?? work.today;
  refuseReturnDay(returnedOn, claim.dia, work.today);
  await refuseClosedMonth(work, returnedOn, "returnedOn");
  claim.returnedOn = returnedOn;
  claim.returnedAt = work.now;
  claim.returnedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  claim.note = input.note?.trim() || null;

  const purchase = await work.em.findOneOrFail(Purchase, { id: claim.purchase.id });
  const item = await work.em.findOneOrFail(ContractItem, { id: purchase.item.id });
  const { monto, note } = claim;
  work.audit("purchase.claim-returned", purchase.id, {
    contractId: item.contract.id,
    itemId: item.id,
    monto,
    returnedOn,
    note,
  });
  return id;
}
