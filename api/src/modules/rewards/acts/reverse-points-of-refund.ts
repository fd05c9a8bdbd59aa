import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { bookPoints, lockLedger } from "../book-points.ts";
import { PointMovement } from "../point-movement.entity.ts";
import { pointsEarned, pointsTakenBack } from "../points.rules.ts";

/** Refund to a customer, in COP. */
export interface RefundedThing {
  readonly customerId: number;
  readonly refundId: string;
  readonly amount: number;
}

/**
 * Deducts points for a refund from the person who referred the customer: one for every full 50,000 COP, once
 * per refund, limited to the balance.
 */
export async function reversePointsOfRefund(
  work: Work,
  { customerId, refundId, amount }: RefundedThing,
): Promise<void> {
  const [source, sourceId] = ["refund", refundId] as const;
  const customer = await work.em.findOneOrFail(User, { id: customerId });
  // The person who earned from this customer then: the points are theirs, even when the account names
  // another today.
  const earned = await work.em.findOne(
    PointMovement,
    { customer: customerId, kind: "earned" },
    { orderBy: { at: "desc", id: "desc" } },
  );
  if (!earned || pointsEarned(amount) === 0) return;
  const userId = earned.user.id;
  const ledger = await lockLedger(work, userId);
  if ((await work.em.count(PointMovement, { source, sourceId, kind: "taken_back" })) > 0) return;
  const points = -pointsTakenBack(pointsEarned(amount), ledger.balance) || 0;
  const { id, balance } = bookPoints(work, ledger, {
    kind: "taken_back",
    points,
    customer,
    source,
    sourceId,
    amount: -amount,
  });
  work.audit("points.taken-back", id, { userId, points, balance, source, sourceId });
  await work.emit("points.taken-back", { movementId: id });
}
