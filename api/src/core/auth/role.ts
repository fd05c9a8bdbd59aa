import { registerEnumType } from "type-graphql";

/**
 * Roles for `@Auth`. CLIENTE to OWNER are people (numbers 1 to 7 in the API); LINK is the holder of a valid
 * link of the record; VISITOR is a caller without a session; INACTIVE also admits deactivated accounts.
 */
export enum Role {
  CLIENTE = "CLIENTE",
  ASESOR = "ASESOR",
  LIDER = "LIDER",
  GERENTE = "GERENTE",
  ADMIN = "ADMIN",
  CONTADOR = "CONTADOR",
  OWNER = "OWNER",
  LINK = "LINK",
  VISITOR = "VISITOR",
  INACTIVE = "INACTIVE",
}
registerEnumType(Role, {
  name: "Role",
  description:
    "Quién puede: los siete roles, un enlace válido, un visitante sin sesión o una cuenta inactiva.",
});

/** The roles of people in the order of their numbers: `roleNames[0]` is role 1. */
export const roleNames = [
  Role.CLIENTE,
  Role.ASESOR,
  Role.LIDER,
  Role.GERENTE,
  Role.ADMIN,
  Role.CONTADOR,
  Role.OWNER,
] as const;

/** Returns the role's name for its number 1–7. */
export const roleName = (role: number): Role => {
  const name = roleNames[role - 1];
  if (!name) throw new Error(`there is no role ${role}`);
  return name;
};

/** Returns the number 1–7 of a person's role; 0 for LINK, VISITOR and INACTIVE, which no person has. */
export const roleNumber = (role: Role): number => roleNames.indexOf(role as (typeof roleNames)[number]) + 1;

/** Named groups of roles, as the permission matrix uses them. */
export const STAFF = roleNames.filter((role) => role !== Role.CLIENTE);
/** Roles that sell: staff without the accountant. */
export const SELLERS = STAFF.filter((role) => role !== Role.CONTADOR);
/** Every active account: an empty list admits all of them. */
export const SIGNED_IN: readonly Role[] = [];
