import {
  commissionActs,
  type CommissionAct,
} from "@travesia/api/commissions/commission/commission.acts.rules";
import { type OfferedActs, offeredActs } from "../../../app/acts/offered-acts.ts";
import type { CommissionLine } from "./commission.columns.tsx";

/** What a list of commissions offers: what the server allows, and two ways to look at one. */
export type OfferedCommissionAct = Extract<CommissionAct, "approve" | "pay"> | "explain" | "receipt";

/** What somebody may do with a commission now: as the server decides. */
export function offeredCommissionActs(
  line: CommissionLine,
  viewer: { readonly id: number; readonly role: number },
): OfferedActs<OfferedCommissionAct> {
  const { documentosFaltantes = null, disponibleVendedor = null, vendedor, ...seen } = line;
  const nombreVendedor = `${vendedor.name} ${vendedor.lastname}`;
  const forPaying = { nombreVendedor, documentosFaltantes, disponibleVendedor };
  const offered = offeredActs(commissionActs, viewer, { ...seen, ...forPaying });
  const looking = [
    ...(line.comprobanteId ? ["receipt" as const] : []),
    ...(line.explicacion ? ["explain" as const] : []),
  ];
  const deciding = (["approve", "pay"] as const).filter((act) => offered.has(act));
  return new Map<OfferedCommissionAct, string | null>([
    ...deciding.map((act) => [act, offered.get(act) ?? null] as const),
    ...looking.map((act) => [act, null] as const),
  ]);
}
