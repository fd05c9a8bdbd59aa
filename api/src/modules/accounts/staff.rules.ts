import {
  ADMIN,
  ASESOR,
  CLIENTE,
  CONTADOR,
  GERENTE,
  LIDER,
  may,
  OWNER,
  type RoleNumber,
} from "./permissions.rules.ts";

/** Default limit of the commissions that may be paid to a seller in one calendar month, in COP. */
export const defaultMonthlyLimit = 1_300_000;

/** Person with a role; null or undefined when there is none. */
type Caller = { readonly role: number } | null | undefined;

const superiors: Readonly<Record<RoleNumber, readonly RoleNumber[]>> = {
  [CLIENTE]: [ASESOR, LIDER, GERENTE, ADMIN, OWNER],
  [ASESOR]: [LIDER, GERENTE, ADMIN, OWNER],
  [LIDER]: [GERENTE, ADMIN, OWNER],
  [GERENTE]: [ADMIN, OWNER],
  [ADMIN]: [OWNER],
  [CONTADOR]: [OWNER],
  [OWNER]: [],
};

/**
 * Returns the roles above a role. The order of the numbers does not show this: the accountant (6) is above
 * nobody, and only the owner is above the accountant.
 */
export const above = (role: number): readonly number[] => superiors[role as RoleNumber] ?? [];

/** The roles of everybody who works here. */
export const staffRoles: readonly number[] = [ASESOR, LIDER, GERENTE, ADMIN, CONTADOR, OWNER];

/** Roles that sell: all staff except the accountant. */
export const sellerRoles: readonly number[] = above(CLIENTE);

/** The roles that earn commissions. */
export const earnerRoles: readonly number[] = [ASESOR, LIDER, GERENTE];

/** The roles that may lead an advisor: LIDER and above, except the accountant, who sells nothing. */
export const leading: readonly number[] = above(ASESOR);

/** Roles that may be above a leader. */
export const managing: readonly number[] = above(LIDER);

/** Roles above every team. */
export const administering: readonly number[] = above(GERENTE);

/** Returns whether a person works at the agency. */
export const isStaff = (person: Caller): boolean => staffRoles.includes(person?.role ?? 0);

/** Returns whether a person has a role that earns commissions. */
export const earns = (person: Caller): boolean => earnerRoles.includes(person?.role ?? 0);

/** Returns whether a person has a role that may lead advisors. */
export const leads = (person: Caller): boolean => leading.includes(person?.role ?? 0);

/** Returns whether a person has a role that may be above leaders. */
export const managesLeaders = (person: Caller): boolean => managing.includes(person?.role ?? 0);

/** Returns whether a person's role is above every team: ADMIN or OWNER. */
export const administers = (person: Caller): boolean => administering.includes(person?.role ?? 0);

/** Returns whether a person may see the whole agency's data: administration and accounting. */
export const seesAll = (viewer: Caller): boolean => may(viewer?.role, "seeAll");

/** Staff roles that a person may assign to a new account, by the person's own role. */
export const creatableRoles: Readonly<Record<RoleNumber, readonly RoleNumber[]>> = {
  1: [],
  2: [],
  3: [],
  4: [ASESOR, LIDER],
  5: [ASESOR, LIDER, GERENTE, CONTADOR],
  6: [],
  7: [ASESOR, LIDER, GERENTE, ADMIN, CONTADOR, OWNER],
};

/** Returns whether a person of one role may create an account with another staff role. */
export const mayCreateRole = (creator: number, role: number): boolean =>
  ((creatableRoles[creator as RoleNumber] ?? []) as readonly number[]).includes(role);
