import { type Cop, percentage, sum } from "@travesia/api/cop";
import { isDueSoon } from "@travesia/api/purchases/purchase/purchase.rules";
import type { EstadoPago } from "../../../graphql/schema.generated.ts";
import type { InstallmentRecordFragment } from "../purchase/purchases.generated.ts";

type Due = Pick<InstallmentRecordFragment, "estado" | "fechaVencimiento" | "montoCuota">;

/** Returns the displayed state of an instalment: a pending one due within 3 days is `proximo`. */
export function shownState({ estado, fechaVencimiento }: Due, today: string): EstadoPago | "proximo" {
  return estado === "pendiente" && isDueSoon({ fechaVencimiento, pagado: false }, today) ? "proximo" : estado;
}

/** Number of installments by state, and their amounts in COP. */
export interface InstallmentSums {
  readonly all: { readonly count: number; readonly amount: Cop };
  readonly pagado: { readonly count: number; readonly amount: Cop };
  readonly pendiente: { readonly count: number; readonly amount: Cop };
  readonly vencido: { readonly count: number; readonly amount: Cop };
  /** Paid part of the total, in percent with 1 decimal. */
  readonly progress: number;
}

/** Returns the totals of a purchase's instalments by state. */
export function installmentFigures(installments: readonly Due[]): InstallmentSums {
  const of = (kept: readonly Due[]) => ({
    count: kept.length,
    amount: sum(kept.map(({ montoCuota }) => montoCuota)),
  });
  const at = (state: EstadoPago) => of(installments.filter(({ estado }) => estado === state));
  const [all, pagado] = [of(installments), at("pagado")];
  return {
    all,
    pagado,
    pendiente: at("pendiente"),
    vencido: at("vencido"),
    progress: percentage(pagado.amount, all.amount, 1) ?? 0,
  };
}
