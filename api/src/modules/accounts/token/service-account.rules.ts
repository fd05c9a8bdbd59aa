import { ADMIN, CONTADOR, type RoleNumber } from "../permissions.rules.ts";

/** Roles that a service account may have. */
export const serviceRoles = [ADMIN, CONTADOR] as const satisfies readonly RoleNumber[];

/** Number in place of a role of people. */
export const NO_ROLE = 0;

/** Returns whether an account, as records name it, is a service account. */
export const isServiceAccount = ({ role }: { readonly role: number }): boolean => role === NO_ROLE;

/** Words after its name, by which its readers know that a program did it. */
export const SERVICE_MARK = "(servicio)";

/** Active service accounts of the agency. */
export const MOST_SERVICE_ACCOUNTS = 20;

export const NO_SERVICE_ACCOUNT = "Cuenta de servicio no encontrada";

export const SERVICE_NAME_TAKEN = "Ya hay una cuenta de servicio con ese nombre.";

export const TOO_MANY_SERVICE_ACCOUNTS =
  `Puedes tener hasta ${MOST_SERVICE_ACCOUNTS} cuentas de servicio activas. ` +
  "Desactiva una que ya no uses.";

export const SERVICE_ACCOUNT_OFF = "Esta cuenta de servicio está desactivada. Actívala primero.";
