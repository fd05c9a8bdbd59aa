import type { Work } from "../../../core/mutation/work.ts";
import { forbidden } from "../../../core/failure.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { ofPeople } from "../../accounts/people.ts";
import { bookPoints, lockLedger } from "../book-points.ts";
import { refuseAdjustment } from "../points.rules.ts";
import type { AdjustPointsInput } from "../points.inputs.ts";

/** Adds points to a person or deducts them, with a reason; returns the movement's id. */
export async function adjustPoints(
  work: Work,
  { userId, input }: { userId: number; input: AdjustPointsInput },
): Promise<string> {
  if (!work.viewer) throw forbidden();
  const user = await work.find(User, { id: userId, erasedAt: null, ...ofPeople }, "Usuario no encontrado");
  const ledger = await lockLedger(work, user.id);
  refuseAdjustment(input.points, ledger.balance);
  const reason = input.reason.trim();
  const by = work.em.getReference(User, work.viewer.id);
  const { id, balance } = bookPoints(work, ledger, { kind: "adjustment", points: input.points, reason, by });
  work.audit("points.adjusted", id, { userId, points: input.points, balance, reason });
  await work.emit("points.adjusted", { movementId: id });
  return id;
}
