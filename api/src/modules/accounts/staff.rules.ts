import { ADMIN, ASESOR, CONTADOR, GERENTE, LIDER, OWNER, type RoleNumber } from "./permissions.rules.ts";

/** The roles of staff that somebody of a role may give to a new account. */
export const creatableRoles: Readonly<Record<RoleNumber, readonly RoleNumber[]>> = {
  1: [],
  2: [],
  3: [],
  4: [ASESOR, LIDER],
  5: [ASESOR, LIDER, GERENTE, CONTADOR],
  6: [],
  7: [ASESOR, LIDER, GERENTE, ADMIN, CONTADOR, OWNER],
};

/** Whether somebody of one role may make an account of staff of another. */
export const mayCreateRole = (creator: number, role: number): boolean =>
  ((creatableRoles[creator as RoleNumber] ?? []) as readonly number[]).includes(role);

/** The roles that may lead an advisor: LIDER and above, without the accountant, who sells nothing. */
export const leading: readonly number[] = [LIDER, GERENTE, ADMIN, OWNER];

/** The roles that may stand above a leader. */
export const managing: readonly number[] = [GERENTE, ADMIN, OWNER];
