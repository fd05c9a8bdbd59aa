import {
  commissionActs,
  type CommissionAct,
} from "@travesia/api/commissions/commission/commission.acts.rules";
import { objectionActs } from "@travesia/api/commissions/objection/objection.acts.rules";
import { may } from "@travesia/api/permissions";
import { type OfferedActs, offeredActs } from "../../../base/acts/offered-acts.ts";
import type { CommissionLine } from "./commission.columns.tsx";

/** Acts that a list of commissions offers: the server's acts, and the ways to view a commission. */
export type OfferedCommissionAct =
  CommissionAct | ("answer" | "limit" | "document" | "acquisition" | "explain" | "receipt" | "history");

/**
 * Returns the acts on a commission that the viewer may perform now, by the server's rules; viewing the
 * history only on pages that show it.
 */
export function offeredCommissionActs(
  line: CommissionLine,
  viewer: { readonly id: number; readonly role: number },
  showsHistory = false,
): OfferedActs<OfferedCommissionAct> {
  const { documentosFaltantes = null, disponibleVendedor = null, vendedor, ...seen } = line;
  const nombreVendedor = `${vendedor.name} ${vendedor.lastname}`;
  // The account to pay into is typed in the dialog of the request: it is not missing before.
  const known = { nombreVendedor, documentosFaltantes, disponibleVendedor, cuentaCompleta: true };
  const offered = offeredActs(commissionActs, viewer, { ...seen, ...known });
  const objection = { status: "abierta", authorId: line.vendedorId } as const;
  const answers = line.objecionId !== null && objectionActs.allows("answer", { viewer }, objection);
  const waits = line.status === "approved" && line.clase === "comision" && line.vendedorId !== viewer.id;
  const reads = line.vendedorId === viewer.id || may(viewer.role, "payCommissions");
  const more: readonly (readonly [OfferedCommissionAct, boolean])[] = [
    ["answer", answers],
    ["limit", waits && may(viewer.role, "changeMonthlyLimits")],
    ["document", line.documentoSoporteId !== null && reads],
    ["acquisition", line.acquisition !== null && reads],
    ["receipt", line.comprobanteId !== null],
    ["explain", line.explicacion !== null],
    ["history", showsHistory && may(viewer.role, "readHistory")],
  ];
  return new Map<OfferedCommissionAct, string | null>([
    ...offered,
    ...more.filter(([, shown]) => shown).map(([act]) => [act, null] as const),
  ]);
}
