import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { bookPoints, lockLedger } from "../book-points.ts";
import { PointMovement } from "../point-movement.entity.ts";
import type { PointSource } from "../point-movement.enums.ts";
import { pointsEarned } from "../points.rules.ts";

/** Payment of a customer that earns points for their referrer. */
export interface PaidThing {
  readonly customerId: number;
  readonly source: PointSource;
  /** The payment, or the time at which a reservation became a paid one: it counts once. */
  readonly sourceId: string;
  /** COP. */
  readonly amount: number;
}

/**
 * Credits the points of a customer's payment to the person who referred them: one for every whole 50,000 COP
 * of it, and none for less.
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
