import { type Cop, sum } from "../../../core/colombia/cop.ts";
import {
  type PaidBefore,
  type TaxTerms,
  withhold,
  type Withholding,
} from "../withholding/withholding.rules.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Maximum number of commissions paid or approved in one act. */
export const MOST_LINES = 100;

/** Approved commission that is ready to be paid; amounts in COP. */
export interface WaitingLine {
  readonly id: string;
  readonly vendedorId: number;
  readonly montoComision: Cop;
  /** Amount that can still be paid to the seller this month, in COP. */
  readonly disponibleVendedor: Cop | null;
}

/**
 * Returns the ids of the commissions that fit under their sellers' limits, in order. One that is too large is
 * skipped, and later ones may still fit.
 */
export function fitting(lines: readonly WaitingLine[]): string[] {
  const left = new Map<number, Cop>();
  return lines.flatMap(({ id, vendedorId, montoComision, disponibleVendedor }) => {
    const available = left.get(vendedorId) ?? disponibleVendedor ?? 0;
    if (montoComision > available) return [];
    left.set(vendedorId, available - montoComision);
    return [id];
  });
}

/** Adjustment that has not been deducted from a payment yet; amounts in COP, negative. */
export interface WaitingAdjustment {
  readonly id: string;
  readonly montoComision: Cop;
  readonly retefuente: Cop | null;
  readonly reteIca: Cop | null;
  readonly neto: Cop | null;
}

/** Payment to one seller in an act: amounts in COP. */
export interface Settlement<Line> {
  /** Tax withheld from each commission, in order. */
  readonly lines: readonly { readonly line: Line; readonly withheld: Withholding }[];
  /** Ids of the adjustments that are deducted. */
  readonly taken: readonly string[];
  /** Sum of the commissions alone. */
  readonly comisiones: Cop;
  /** Sum of the deducted adjustments: 0 or less. */
  readonly ajustes: Cop;
  /** Commissions plus adjustments; the following amounts also include both. */
  readonly bruto: Cop;
  readonly retefuente: Cop;
  readonly reteIca: Cop;
  readonly neto: Cop;
}

/**
 * Returns the payment to a seller for some commissions. Tax is withheld from each commission in turn. Then
 * adjustments are deducted, the oldest first, as long as neither the gross nor the net amount falls below
 * zero; an adjustment is deducted completely or left for a later payment.
 */
export function settle<Line extends { readonly montoComision: Cop }>(
  lines: readonly Line[],
  adjustments: readonly WaitingAdjustment[],
  terms: TaxTerms | null,
  before: PaidBefore = { pagado: 0, retefuente: 0 },
): Settlement<Line> {
  let { pagado, retefuente } = before;
  const settled = lines.map((line) => {
    const withheld = withhold(line.montoComision, terms, { pagado, retefuente });
    pagado = sum([pagado, line.montoComision]);
    retefuente = sum([retefuente, withheld.retefuente]);
    return { line, withheld };
  });
  const comisiones = sum(lines.map(({ montoComision }) => montoComision));
  let whole = {
    bruto: comisiones,
    retefuente: sum(settled.map(({ withheld }) => withheld.retefuente)),
    reteIca: sum(settled.map(({ withheld }) => withheld.reteIca)),
  };
  const taken: string[] = [];
  for (const { id, montoComision, ...kept } of adjustments) {
    const next = {
      bruto: whole.bruto + montoComision,
      retefuente: whole.retefuente + (kept.retefuente ?? 0),
      reteIca: whole.reteIca + (kept.reteIca ?? 0),
    };
    if (next.bruto < 0 || next.bruto - next.retefuente - next.reteIca < 0) continue;
    whole = next;
    taken.push(id);
  }
  return {
    lines: settled,
    taken,
    comisiones,
    ajustes: whole.bruto === comisiones ? 0 : whole.bruto - comisiones,
    ...whole,
    neto: whole.bruto - whole.retefuente - whole.reteIca,
  };
}

/** Orders of the list of commission payments. */
export const payoutOrder = listOrder({
  name: "CommissionPayoutOrder",
  columns: { paidAt: "plain", bruto: "plain", neto: "plain" },
  first: { by: "paidAt", direction: "desc" },
});
