import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/user.entity.ts";
import { bookPoints, lockLedger, paidBy } from "../book-points.ts";
import { PointMovement } from "../point-movement.entity.ts";
import type { PointSource } from "../point-movement.enums.ts";
import "../points.audit.ts";
import { pointsEarned } from "../points.rules.ts";

/** What a customer paid. */
export interface PaidThing {
  readonly customerId: number;
  readonly source: PointSource;
  /** The payment or the reservation: it counts once. */
  readonly sourceId: string;
  /** COP. */
  readonly amount: number;
}

/** Books what a customer paid for whoever referred them: a point for every whole 50,000 COP that customer has paid in all. */
export async function creditPoints(work: Work, { customerId, source, sourceId, amount }: PaidThing): Promise<void> {
  const customer = await work.em.findOneOrFail(User, { id: customerId });
  const referrer = customer.referredBy && (await work.em.findOne(User, { referralCode: customer.referredBy, erasedAt: null }));
  if (!referrer || referrer.id === customerId) return;
  const ledger = await lockLedger(work, referrer.id);
  if ((await work.em.count(PointMovement, { source, sourceId, kind: "earned" })) > 0) return;
  const points = pointsEarned(await paidBy(work, ledger, customerId), amount);
  const { id, balance } = bookPoints(work, ledger, { kind: "earned", points, customer, source, sourceId, amount });
  work.audit("points.earned", id, { userId: referrer.id, points, balance, source, sourceId });
}
