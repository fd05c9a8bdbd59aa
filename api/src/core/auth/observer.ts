import { badInput, forbidden, type Refusal } from "../failure.ts";
import type { Act } from "../mutation/act.ts";
import type { Account } from "./account.ts";
import { Role } from "./role.ts";
import type { Observer, Viewer } from "./viewer.ts";
import { viewingRefusals as texts } from "./viewing.rules.ts";

/** Begins the viewing of a person in the present session, unless it is open; answers their role back then. */
export type JoinViewing = Act<{ readonly personId: number }, number>;

/** Whose eyes a request reads with, and who looks through them, if it is somebody else. */
export interface Sight {
  readonly viewer: Viewer | null;
  readonly observer: Observer | null;
}

/** The name under which an account keeps that a session of it looks at what a person sees. */
export const viewingKey = (sessionId: string | null, personId: number): string => `${sessionId} ${personId}`;

/** The id that the header names; null for what is no id. */
export const viewedId = (header: string): number | null => (/^\d{1,9}$/.test(header) ? Number(header) : null);

/** Refuses before it is known whom they want to look at; null when they may look. */
export function refusalOfOnlooker({ isActive, roleName }: Viewer, header: string): Refusal | null {
  if (!isActive || roleName !== Role.OWNER) return forbidden(texts.ownersOnly);
  return viewedId(header) === null
    ? badInput("X-Ver-Como", "X-Ver-Como debe ser el id de una persona")
    : null;
}

/** Refuses the person at whom they want to look; null when nothing is against it. */
export function refusalOfViewed(person: Viewer): Refusal | null {
  if (person.roleName === Role.OWNER) return forbidden(texts.anotherOwner);
  return person.isActive ? null : forbidden(texts.inactive);
}

/** What an OWNER sees who looks at what a person saw as `role` when the viewing began. */
export function sightOf(by: Viewer, { viewer: person }: Account, role: number): Sight {
  const refusal = refusalOfViewed(person) ?? (person.role === role ? null : forbidden(texts.changed));
  return refusal ? blind(by, refusal) : { viewer: person, observer: { by, refusal: null } };
}

/** Nothing is seen, and why. */
export const blind = (by: Viewer, refusal: Refusal): Sight => ({ viewer: null, observer: { by, refusal } });
