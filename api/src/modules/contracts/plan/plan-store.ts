import { v7 } from "uuid";
import { make } from "../../../core/rows.ts";
import { percentage } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../contract/contract.entity.ts";
import type { PlanLineKind } from "../contract/contract.enums.ts";
import type { StandingPlan } from "./plan-change.ts";
import { PlanLine } from "./plan-line.entity.ts";
import { type PaymentPlan, planLines, refusePlanThatDoesNotAddUp } from "./plan.rules.ts";

/** Returns the lines of a contract's plan, in order. */
export const storedLinesOf = ({ em }: Scope, contract: Contract): Promise<PlanLine[]> =>
  em.find(PlanLine, { contract: contract.id }, { orderBy: { numero: "asc" } });

/** Returns a contract's current plan. */
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

/** Stores the plan of a new contract, at the end of the transaction. */
export function keepPlan(work: Work, contract: Contract, plan: PaymentPlan): void {
  contract.formaPago = plan.formaPago;
  for (const line of linesOf(contract, plan))
    work.insertLater(PlanLine, { ...line, id: v7(), contract: contract.id });
}

/** Replaces the lines of a contract's plan. */
export async function storePlan(work: Work, contract: Contract, plan: PaymentPlan): Promise<void> {
  const wanted = linesOf(contract, plan);
  await work.em.nativeDelete(PlanLine, { contract: contract.id });
  for (const line of wanted) work.add(make(PlanLine, { ...line, contract }));
  contract.formaPago = plan.formaPago;
}

/** Returns the lines of a plan. @throws Error unless they add up to the contract's price. */
function linesOf({ precioTotal }: Contract, plan: PaymentPlan) {
  const wanted = planLines(plan, precioTotal);
  refusePlanThatDoesNotAddUp(wanted, precioTotal);
  return wanted.map(({ numero, descripcion, monto, fechaVencimiento }) => ({
    numero,
    tipo: kindOf(plan, numero),
    descripcion,
    monto,
    fechaVencimiento,
  }));
}

function kindOf({ formaPago, tieneCuotaInicial }: PaymentPlan, numero: number): PlanLineKind {
  if (formaPago === "contado") return "contado";
  return tieneCuotaInicial && numero === 1 ? "inicial" : "cuota";
}
