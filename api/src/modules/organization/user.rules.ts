import { listOrder } from "../../core/list/order.rules.ts";
import {
  ADMIN,
  ASESOR,
  CLIENTE,
  CONTADOR,
  GERENTE,
  LIDER,
  OWNER,
  may,
  type RoleNumber,
} from "../accounts/permissions.rules.ts";
import { above, leading, managing, mayCreateRole, sellerRoles } from "../accounts/staff.rules.ts";

/** Sort orders of the list of people. */
export const userOrder = listOrder({
  name: "UserOrder",
  columns: { createdAt: "plain", name: "text", lastLogin: "optional" },
  first: { by: "createdAt", direction: "desc" },
});

/** Viewer of a person: their id and role. */
export interface RecordViewer {
  readonly id: number;
  readonly role: number;
}

/** Facts about a person that decide who manages them; user ids. */
export interface Managed {
  readonly id: number;
  readonly role: number;
  readonly liderId: number | null;
  readonly gerenteId: number | null;
}

const manages: Readonly<Record<RoleNumber, (viewer: RecordViewer, person: Managed) => boolean>> = {
  [CLIENTE]: () => false,
  [ASESOR]: () => false,
  [LIDER]: (viewer, person) => person.liderId === viewer.id,
  [GERENTE]: (viewer, person) => person.gerenteId === viewer.id,
  [ADMIN]: (_, person) => above(person.role).includes(ADMIN),
  [CONTADOR]: () => false,
  [OWNER]: () => true,
};

/**
 * Returns whether the viewer manages a person: OWNER manages everybody, ADMIN people with a lower role,
 * GERENTE and LIDER the people of their team.
 */
export const mayManage = (viewer: RecordViewer, person: Managed): boolean =>
  manages[viewer.role as RoleNumber]?.(viewer, person) ?? false;

/** Returns whether the viewer may assign a role: a staff role that they may create, or the client's role. */
export const mayGiveRole = (viewer: RecordViewer, role: number): boolean =>
  mayCreateRole(viewer.role, role) || (role === CLIENTE && may(viewer.role, "createStaff"));

/**
 * Returns whether a change of role means that a person no longer leads their team: to a lower role, or to
 * the accountant's role, which leads nobody.
 */
export const isDemotion = (before: number, after: number): boolean =>
  before !== after && (above(after).includes(before) || after === CONTADOR);

/** A member of a team, with the user ids of their superiors. */
export interface Member {
  readonly liderId: number | null;
  readonly gerenteId: number | null;
}

/**
 * Returns whether a person with a role can take over the team of a person who leaves. The role must be able
 * to lead when the leaver was a leader, and to manage when the leaver was a manager. Without a team, it must
 * be able to sell.
 */
export function canSucceed(role: number, leaverId: number, team: readonly Member[]): boolean {
  if (team.length === 0) return sellerRoles.includes(role);
  const managed = team.some(({ gerenteId }) => gerenteId === leaverId);
  const led = team.some(({ liderId }) => liderId === leaverId);
  return (!managed || managing.includes(role)) && (!led || leading.includes(role));
}

/**
 * Returns the manager of the people led by `lead`: a leader's own manager, or the manager `lead`. For other
 * roles the present manager stays.
 */
export function managerBelow(
  lead: { readonly id: number; readonly role: number; readonly gerenteId: number | null },
  present: number | null,
) {
  if (lead.role === LIDER) return lead.gerenteId;
  return lead.role === GERENTE ? lead.id : present;
}
