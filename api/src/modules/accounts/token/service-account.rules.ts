import { ADMIN, CONTADOR, type RoleNumber } from "../permissions.rules.ts";

/** Roles that a service account may have. */
export const serviceRoles = [ADMIN, CONTADOR] as const satisfies readonly RoleNumber[];

/** Role number that a service account has instead of a person's role. */
export const NO_ROLE = 0;

/** Returns whether an account, in the form that records reference it, is a service account. */
export const isServiceAccount = ({ role }: { readonly role: number }): boolean => role === NO_ROLE;

/** Suffix of a service account's name, which shows readers that a program acted. */
export const SERVICE_MARK = "(servicio)";

/** Maximum number of active service accounts. */
export const MOST_SERVICE_ACCOUNTS = 20;

export const NO_SERVICE_ACCOUNT = "Cuenta de servicio no encontrada";

export const SERVICE_NAME_TAKEN = "Ya hay una cuenta de servicio con ese nombre.";

export const TOO_MANY_SERVICE_ACCOUNTS =
  `Puedes tener hasta ${MOST_SERVICE_ACCOUNTS} cuentas de servicio activas. ` +
  "Desactiva una que ya no uses.";

export const SERVICE_ACCOUNT_OFF = "Esta cuenta de servicio está desactivada. Actívala primero.";
