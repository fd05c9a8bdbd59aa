import { type Role, roleNumber } from "../../../core/auth/role.ts";
import { badInput } from "../../../core/failure.ts";
import { staffRoles } from "../staff.rules.ts";

/** Returns the role numbers of these roles. Throws BAD_USER_INPUT for a role outside the team. */
export function teamRoles(roles: readonly Role[]): number[] {
  const numbers = roles.map(roleNumber);
  if (!numbers.every((role) => staffRoles.includes(role))) throw badInput("roles", "Elige roles del equipo");
  return numbers;
}
