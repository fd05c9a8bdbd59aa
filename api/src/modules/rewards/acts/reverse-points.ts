import type { Work } from "../../../core/mutation/work.ts";
import { bookPoints, lockLedger } from "../book-points.ts";
import { PointMovement } from "../point-movement.entity.ts";
import type { PointSource } from "../point-movement.enums.ts";
import { pointsTakenBack } from "../points.rules.ts";

/** Deducts the points of a reversed payment, once, limited to the balance. */
export async function reversePoints(
  work: Work,
  { source, sourceId }: { source: PointSource; sourceId: string },
): Promise<void> {
  const earned = await work.em.findOne(PointMovement, { source, sourceId, kind: "earned" });
  if (!earned?.customer || earned.amount === null) return;
  const { user, customer, amount } = earned;
  const ledger = await lockLedger(work, user.id);
  if ((await work.em.count(PointMovement, { source, sourceId, kind: "taken_back" })) > 0) return;
  const points = -pointsTakenBack(earned.points, ledger.balance) || 0;
  const { id, balance } = bookPoints(work, ledger, {
    kind: "taken_back",
    points,
    customer,
    source,
    sourceId,
    amount: -amount,
  });
  work.audit("points.taken-back", id, { userId: user.id, points, balance, source, sourceId });
  await work.emit("points.taken-back", { movementId: id });
}
