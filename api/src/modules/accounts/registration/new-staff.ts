import { parseDay } from "../../../core/colombia/days.ts";
import { badInput, forbidden, Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { bankColumns } from "../banking/bank-account.ts";
import { mayCreateRole } from "../staff.rules.ts";
import type { InviteStaffInput } from "./staff.inputs.ts";

/** Refuses a role that the viewer may not assign: UNAUTHENTICATED without a viewer, else FORBIDDEN. */
export function refuseNewRole({ viewer }: Work, role: number): void {
  if (!viewer) throw new Refusal("UNAUTHENTICATED", "No hay token disponible");
  if (!mayCreateRole(viewer.role, role)) throw forbidden();
}

/** Returns the details that only staff have: first day of work, commission terms, and bank account. */
export function staffDetails(
  input: Pick<
    InviteStaffInput,
    "banco" | "numeroCuenta" | "tipoCuenta" | "commissionPercentage" | "commissionLimit" | "fechaIngreso"
  >,
) {
  const { commissionPercentage, commissionLimit, fechaIngreso } = input;
  const day = fechaIngreso ? parseDay(fechaIngreso) : null;
  if (fechaIngreso?.trim() && !day) throw badInput("fechaIngreso", "La fecha de ingreso no es válida");
  return {
    ...bankColumns(input),
    fechaIngreso: day,
    ...(commissionPercentage != null && { commissionPercentage }),
    ...(commissionLimit != null && { commissionLimit }),
  };
}
