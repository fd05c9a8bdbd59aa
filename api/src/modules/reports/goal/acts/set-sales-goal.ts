import { make, assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { NO_USER } from "../../../organization/user.access.ts";
import { guidedSellers } from "../sales-goal.access.ts";
import { SalesGoal } from "../sales-goal.entity.ts";
import type { SetSalesGoalInput } from "../sales-goal.inputs.ts";
import { refuseEnded, refuseNoMonth } from "../sales-goal.rules.ts";

/**
 * Sets or removes the sales goal of a seller in the caller's team, for a month that has not ended. NOT_FOUND
 * `Usuario no encontrado` for other people.
 */
export async function setSalesGoal(
  work: Work,
  { userId, input: { mes, monto = null, version } }: { userId: number; input: SetSalesGoalInput },
): Promise<number> {
  refuseNoMonth(mes);
  const seller = await work.find(User, { $and: [{ id: userId }, guidedSellers(work.viewer)] }, NO_USER);
  // Two who set the first goal of a month do it one after the other.
  await work.lock(seller);
  refuseEnded(mes, work.today);
  const goal = await work.em.findOne(SalesGoal, { user: userId, mes });
  const before = goal?.monto ?? null;
  if (goal) work.edit(goal, version);
  if (before === monto) return userId;
  const setBy = work.em.getReference(User, work.viewer!.id);
  if (monto === null) work.em.remove(goal!);
  else if (goal) assign(goal, { monto, setBy });
  else work.add(make(SalesGoal, { user: seller, mes, monto, setBy }));
  work.audit("sales-goal.changed", userId, { mes, before, after: monto });
  return userId;
}
