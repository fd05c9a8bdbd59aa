import { badInput, forbidden, notFound, type Refusal } from "../failure.ts";
import type { Act } from "../mutation/act.ts";
import type { Account } from "./account.ts";
import { Role } from "./role.ts";
import { NEVER_BY_TOKEN } from "./by-token.ts";
import { SECOND_FACTOR_ASKED } from "./second-factor.rules.ts";
import type { Impersonator, Viewer } from "./viewer.ts";
import { viewingRefusals as texts } from "./viewing.rules.ts";

/**
 * Starts viewing as a person in the current session, unless that viewing is active already; returns the
 * person's role at its start.
 */
export type JoinViewing = Act<{ readonly personId: number }, number>;

/** The user whose data is read, and the owner who impersonates them, if any. */
export interface Identity {
  readonly viewer: Viewer | null;
  readonly impersonator: Impersonator | null;
}

/** Returns the key under which an account stores that one of its sessions is viewing as a person. */
export const viewingKey = (sessionId: string | null, personId: number): string => `${sessionId} ${personId}`;

/** Returns the id in the header; null when it is not an id. */
export const viewedId = (header: string): number | null => (/^\d{1,9}$/.test(header) ? Number(header) : null);

/** Returns the refusal to view as another person, before the person is looked up; null when it is allowed. */
export function refusalToImpersonate(by: Viewer, header: string): Refusal | null {
  const { isActive, roleName, owesSecondFactor, token } = by;
  if (token) return forbidden(NEVER_BY_TOKEN);
  if (owesSecondFactor) return forbidden(SECOND_FACTOR_ASKED);
  if (!isActive || roleName !== Role.OWNER) return forbidden(texts.ownersOnly);
  return viewedId(header) === null
    ? badInput("X-Ver-Como", "X-Ver-Como debe ser el id de una persona")
    : null;
}

/** Returns the refusal to view as this person; null when it is allowed. */
export function refusalOfViewed(person: Viewer): Refusal | null {
  if (person.service) return notFound(texts.unknown);
  if (person.roleName === Role.OWNER) return forbidden(texts.anotherOwner);
  return person.isActive ? null : forbidden(texts.inactive);
}

/**
 * Returns the identity of an OWNER who views the product as another person, who had the role `role` when the
 * viewing began.
 */
export function impersonationOf(by: Viewer, { viewer: person }: Account, role: number): Identity {
  const refusal = refusalOfViewed(person) ?? (person.role === role ? null : forbidden(texts.changed));
  return refusal
    ? refusedImpersonation(by, refusal)
    : { viewer: person, impersonator: { by, refusal: null } };
}

/** Returns an identity without a viewer, with the refusal that explains it. */
export const refusedImpersonation = (by: Viewer, refusal: Refusal): Identity => ({
  viewer: null,
  impersonator: { by, refusal },
});
