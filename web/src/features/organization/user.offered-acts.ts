import {
  stateOfUser,
  type UserAct,
  userActs,
  type UserState,
} from "@travesia/api/organization/user.acts.rules";
import { type OfferedActs, offeredActs } from "../../base/acts/offered-acts.ts";

export type { UserAct };
export type OfferedUserActs = OfferedActs<UserAct>;

/** Fields of a person that determine the available acts; unknown or hidden fields are absent or null. */
export interface ActedUser {
  readonly id: number;
  readonly role: number;
  readonly isActive: boolean;
  readonly liderId: number | null;
  readonly gerenteId: number | null;
  readonly invitedAt?: string | null;
  readonly accountLockedUntil?: string | null;
  readonly twoFactor?: boolean | null;
  readonly isLastOwner?: boolean | null;
  readonly hasBookedTrip?: boolean | null;
  readonly hasUnpaidCommissions?: boolean | null;
}

/** Account that an act concerns. */
export interface ChosenUser extends ActedUser {
  readonly name: string;
  readonly lastname: string;
}

/** Returns whether an account is locked now, after too many failed sign-ins. */
export const isLockedOut = (
  { accountLockedUntil: until }: Pick<ActedUser, "accountLockedUntil">,
  now: Date,
): boolean => until != null && new Date(until) > now;

/** Returns the acts that would change nothing; acts on the viewer's own account are in the profile. */
const needless = (
  isSelf: boolean,
  { status, invitedAt, twoFactor }: UserState,
  isLocked: boolean,
): Partial<Record<UserAct, boolean>> => ({
  resetPassword: isSelf,
  unlock: !isLocked,
  resendInvitation: !invitedAt,
  takeOffTwoFactor: isSelf || !twoFactor,
  deactivate: status !== "active",
  reactivate: status !== "inactive",
});

/**
 * Returns the acts on an account that the viewer may use by the server's rules, in the order of a menu.
 */
export function offeredUserActs(
  viewer: { readonly id: number; readonly role: number },
  user: ActedUser,
  now: Date,
): OfferedUserActs {
  const { accountLockedUntil: _, ...seen } = user;
  const state = stateOfUser(seen);
  const idle = needless(viewer.id === user.id, state, isLockedOut(user, now));
  return new Map([...offeredActs(userActs, viewer, state)].filter(([name]) => !idle[name]));
}
