import { may } from "@travesia/api/permissions";
import type { CommissionLine } from "./commission.columns.tsx";

/** What may be done with a commission. */
export type CommissionAct = "approve" | "pay" | "explain" | "receipt";

const OWNER = 7;

/** What somebody may do with a commission now: nobody but the owner decides on their own. */
export function commissionActs(
  line: CommissionLine,
  user: { readonly id: number; readonly role: number },
): CommissionAct[] {
  const decides = line.clase === "comision" && (line.vendedorId !== user.id || user.role === OWNER);
  const acts: CommissionAct[] = [];
  if (decides && line.nextStatuses.includes("approved") && may(user.role, "manageCommissions"))
    acts.push("approve");
  if (decides && line.nextStatuses.includes("paid") && may(user.role, "payCommissions")) acts.push("pay");
  if (line.comprobanteId) acts.push("receipt");
  if (line.explicacion) acts.push("explain");
  return acts;
}
