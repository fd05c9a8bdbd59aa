import { moneyPermissions } from "./permissions/money.ts";
import { officePermissions } from "./permissions/office.ts";
import { salePermissions } from "./permissions/sale.ts";

/**
 * Roles that may run each operation, written by hand from the product's decisions and never derived from the
 * code. The numbers are roles: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Admin, 6 Contador, 7 Owner. `K`
 * adds bearers of a valid link, `P` is everybody, `V` adds requests without a session, `any` every active
 * account, `self` also one that is switched off. The scope of rows is another matter.
 */
export const permissionMatrix: Readonly<Record<string, string>> = {
  ...officePermissions,
  ...salePermissions,
  ...moneyPermissions,
};

/** A person who may run an operation: the owner where they may, else an advisor or a client. */
export function aPersonAllowed(operation: string): "owner" | "asesor" | "cliente" {
  const roles = permissionMatrix[operation] ?? "";
  if (/\b(7|P|any|self)\b/.test(roles)) return "owner";
  return /\b2\b/.test(roles) ? "asesor" : "cliente";
}
