import { USER_CHANGED } from "../../../../../core/auth/viewers.ts";
import type { Work } from "../../../../../core/mutation/work.ts";
import { User } from "../../../../accounts/account/user.entity.ts";
import { limitedSellers, NO_PERSON } from "../../commission.access.ts";
import type { ChangeMonthlyLimitInput } from "../limit.inputs.ts";

/**
 * Changes the monthly limit of a seller in the caller's team, with a reason, and notifies the seller.
 * NOT_FOUND `Usuario no encontrado` for other people.
 */
export async function changeMonthlyLimit(
  work: Work,
  { userId, input: { limite, motivo, version } }: { userId: number; input: ChangeMonthlyLimitInput },
): Promise<number> {
  const where = { $and: [{ id: userId }, limitedSellers(work.viewer)] };
  const seller = await work.forUpdate.find(User, where, NO_PERSON);
  const before = seller.commissionLimit;
  work.edit(seller, version);
  if (before === limite) return userId;
  seller.commissionLimit = limite;
  work.audit("commission-limit.changed", userId, { before, after: limite, motivo: motivo.trim() });
  await work.announce(USER_CHANGED, { userId });
  await work.emit("commission-limit.changed", { sellerId: userId, before, after: limite });
  return userId;
}
