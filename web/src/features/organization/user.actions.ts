import { mayManage } from "@travesia/api/organization/user.rules";
import { may } from "@travesia/api/permissions";

/** What can be done with somebody's account. */
export type UserAct =
  "edit" | "password" | "unlock" | "twoFactor" | "deactivate" | "reactivate" | "delete" | "anonymize";

/** A person as acts look at them. */
export interface ActedUser {
  readonly id: number;
  readonly role: number;
  readonly isActive: boolean;
  readonly liderId: number | null;
  readonly gerenteId: number | null;
  readonly accountLockedUntil?: string | null;
  readonly twoFactor?: boolean | null;
}

/** The acts that the server will allow, in the order of a menu. */
export function userActs(
  viewer: { readonly id: number; readonly role: number },
  user: ActedUser,
  now: Date,
): readonly UserAct[] {
  if (!may(viewer.role, "manageTeam") || !mayManage(viewer, user)) return [];
  const self = viewer.id === user.id;
  const locked = user.accountLockedUntil != null && new Date(user.accountLockedUntil) > now;
  const acts: (UserAct | false)[] = [
    "edit",
    !self && "password",
    locked && "unlock",
    !self && user.twoFactor === true && may(viewer.role, "manageUsers") && "twoFactor",
    !self && user.isActive && "deactivate",
    !self && !user.isActive && "reactivate",
    !self && may(viewer.role, "deleteUsers") && "delete",
    !self && may(viewer.role, "manageUsers") && "anonymize",
  ];
  return acts.filter((act) => act !== false);
}
