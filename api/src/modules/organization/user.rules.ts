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

/** Orders of the list of people. */
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

/** Facts of a person for the people who manage them; ids of users. */
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
 * Returns whether the viewer manages a person: OWNER anyone, ADMIN people with a lower role, GERENTE and
 * LIDER the people of their team.
 */
export const mayManage = (viewer: RecordViewer, person: Managed): boolean =>
  manages[viewer.role as RoleNumber]?.(viewer, person) ?? false;

/** Returns whether the viewer may give a person a role: a staff role that they may create, or a client's. */
export const mayGiveRole = (viewer: RecordViewer, role: number): boolean =>
  mayCreateRole(viewer.role, role) || (role === CLIENTE && may(viewer.role, "createStaff"));

/**
 * Returns whether a person stops leading their team by a change of role: to a lower role, or to the
 * accountant's, who leads nobody.
 */
export const isDemotion = (before: number, after: number): boolean =>
  before !== after && (above(after).includes(before) || after === CONTADOR);

/** A member of a team with the people above: ids of users. */
export interface Member {
  readonly liderId: number | null;
  readonly gerenteId: number | null;
}

/**
 * Returns whether a role can take over the team of a person who leaves: it must lead when they led, and
 * manage when they managed; without a team it must sell.
 */
export function canSucceed(role: number, leaverId: number, team: readonly Member[]): boolean {
  if (team.length === 0) return sellerRoles.includes(role);
  const managed = team.some(({ gerenteId }) => gerenteId === leaverId);
  const led = team.some(({ liderId }) => liderId === leaverId);
  return (!managed || managing.includes(role)) && (!led || leading.includes(role));
}

/**
 * Returns the manager of the people below `lead`: a leader's own manager, or the manager themselves;
 * below administration the manager stays.
 */
export function managerBelow(
  lead: { readonly id: number; readonly role: number; readonly gerenteId: number | null },
  present: number | null,
) {
  if (lead.role === LIDER) return lead.gerenteId;
  return lead.role === GERENTE ? lead.id : present;
}
