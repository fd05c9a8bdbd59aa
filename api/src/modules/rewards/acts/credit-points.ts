import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { bookPoints, lockLedger } from "../book-points.ts";
import { PointMovement } from "../point-movement.entity.ts";
import type { PointSource } from "../point-movement.enums.ts";
import { pointsEarned } from "../points.rules.ts";

/** Customer's payment that earns points for the referrer. */
export interface PaidThing {
  readonly customerId: number;
  readonly source: PointSource;
  /** Id of the payment, or of a reservation's change to paid; each id counts once. */
  readonly sourceId: string;
  /** Amount in COP. */
  readonly amount: number;
}

/**
 * Credits points for a customer's payment to the person who referred the customer: one point for every full
 * 50,000 COP.
 */
export async function creditPoints(
  work: Work,
  { customerId, source, sourceId, amount }: PaidThing,
): Promise<void> {
  const points = pointsEarned(amount);
  if (points === 0) return;
  const customer = await work.em.findOneOrFail(User, { id: customerId });
  const referrer =
    customer.referredBy &&
    (await work.em.findOne(User, { referralCode: customer.referredBy, erasedAt: null }));
  if (!referrer || referrer.id === customerId) return;
  const ledger = await lockLedger(work, referrer.id);
  if ((await work.em.count(PointMovement, { source, sourceId, kind: "earned" })) > 0) return;
  const { id, balance } = bookPoints(work, ledger, {
    kind: "earned",
    points,
    customer,
    source,
    sourceId,
    amount,
  });
  work.audit("points.earned", id, { userId: referrer.id, points, balance, source, sourceId });
  await work.emit("points.earned", { movementId: id });
}
