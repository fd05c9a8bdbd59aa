import type { Scope } from "../../core/mutation/scope.ts";
import type { User } from "../accounts/account/user.entity.ts";
import { stateOfUser, type UserState } from "./user.acts.rules.ts";

/** What acts look at of an account, as it stands in this transaction when it is locked. */
export async function userState(reach: Scope, user: User): Promise<UserState> {
  const { id, role, isActive, lider, gerente } = user;
  const place = { liderId: lider?.id ?? null, gerenteId: gerente?.id ?? null };
  const facts = await reach.facts(
    user,
    ...(["twoFactor", "isLastOwner", "hasBookedTrip", "hasUnpaidCommissions"] as const),
  );
  return stateOfUser({ id, role, isActive, ...place, ...facts });
}
