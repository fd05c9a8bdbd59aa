import { make } from "../../../core/rows.ts";
import { percentage } from "../../../core/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../contract/contract.entity.ts";
import type { PlanLineKind } from "../contract/contract.enums.ts";
import type { StandingPlan } from "./plan-change.ts";
import { PlanLine } from "./plan-line.entity.ts";
import { type PaymentPlan, planLines, refusePlanThatDoesNotAddUp } from "./plan.rules.ts";

/** Returns the lines of a contract's plan, in their order. */
export const storedLinesOf = ({ em }: Scope, contract: Contract): Promise<PlanLine[]> =>
  em.find(PlanLine, { contract: contract.id }, { orderBy: { numero: "asc" } });

/** Returns a contract's plan as it stands. */
export function standingPlan(
  { formaPago, precioTotal: price }: Contract,
  lines: readonly PlanLine[],
): StandingPlan {
  const initial = lines.find(({ tipo }) => tipo === "inicial");
  const shares = lines.filter(({ tipo }) => tipo !== "inicial");
  const cuotaInicialMonto = initial?.monto ?? 0;
  return {
    price,
    formaPago,
    tieneCuotaInicial: initial !== undefined,
    cuotaInicialMonto,
    cuotaInicialPorcentaje: percentage(cuotaInicialMonto, price, 2) ?? 0,
    fechaVencimientoInicial: initial?.fechaVencimiento ?? null,
    numeroCuotasRestantes: shares.length,
    montoRestante: price - cuotaInicialMonto,
    valorCuotaRestante: shares[0]?.monto ?? 0,
    fechasVencimientoCuotas: shares.map(({ fechaVencimiento }) => fechaVencimiento),
  };
}

/**
 * Writes a plan as the lines of a contract; those that stand are changed, added and removed until they say
 * it.
 */
export async function storePlan(work: Work, contract: Contract, plan: PaymentPlan): Promise<void> {
  const wanted = planLines(plan, contract.precioTotal);
  refusePlanThatDoesNotAddUp(wanted, contract.precioTotal);
  await work.em.nativeDelete(PlanLine, { contract: contract.id });
  for (const { numero, descripcion, monto, fechaVencimiento } of wanted) {
    const line = make(PlanLine, {
      contract,
      numero,
      descripcion,
      monto,
      fechaVencimiento,
      tipo: kindOf(plan, numero),
    });
    work.add(line);
  }
  contract.formaPago = plan.formaPago;
}

function kindOf({ formaPago, tieneCuotaInicial }: PaymentPlan, numero: number): PlanLineKind {
  if (formaPago === "contado") return "contado";
  return tieneCuotaInicial && numero === 1 ? "inicial" : "cuota";
}
