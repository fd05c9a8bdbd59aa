import type { Scope } from "../../core/mutation/scope.ts";
import type { User } from "../accounts/account/user.entity.ts";
import { stateOfUser, type UserAct, userActs, type UserState } from "./user.acts.rules.ts";

/**
 * Returns the state of an account that an act is checked against; for a locked account it is read in this
 * transaction.
 */
async function userState(scope: Scope, user: User, act: UserAct): Promise<UserState> {
  const facts = await scope.facts(user, ...(userActs.rules[act].facts ?? []));
  const { id, role, isActive, invitedAt, lider, gerente } = user;
  return stateOfUser({
    ...facts,
    id,
    role,
    isActive,
    invitedAt,
    liderId: lider?.id ?? null,
    gerenteId: gerente?.id ?? null,
  });
}

/** @throws Refusal from the table of acts when the caller cannot do the act with the (locked) account now. */
export async function refuseUserAct(scope: Scope, user: User, act: UserAct): Promise<void> {
  userActs.refuse(act, scope, await userState(scope, user, act));
}
