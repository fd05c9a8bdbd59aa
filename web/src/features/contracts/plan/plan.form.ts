import { addDays } from "@travesia/api/colombia/days";
import {
  defaultInitialPercent,
  defaultShares,
  maxShares,
  planLines,
  type PlanLine,
  planOf,
  proposePlan,
} from "@travesia/api/contracts/plan/plan.rules";
import { percentage, percentOf } from "@travesia/api/cop";
import type { CreateContractInput, FormaPago } from "../../../graphql/schema.generated.ts";

/** The payment form of a contract as it is typed. */
export interface PlanForm {
  formaPago: FormaPago;
  tieneCuotaInicial: boolean;
  cuotaInicialPorcentaje: number | null;
  cuotaInicialMonto: number | null;
  fechaVencimientoInicial: string;
  numeroCuotasRestantes: number | null;
  /** One per share; a single one when paid at once. */
  fechas: { dia: string }[];
}

/**
 * A plan's form that proposes what the server would: 30 % today and three shares, or the price 30 days before
 * departure.
 */
export function proposedPlan(
  formaPago: FormaPago,
  price: number,
  today: string,
  departure: string | null,
  wanted: Partial<PlanForm> = {},
): PlanForm {
  const percent =
    wanted.tieneCuotaInicial === false ? 0 : (wanted.cuotaInicialPorcentaje ?? defaultInitialPercent);
  const shares = Math.min(Math.max(wanted.numeroCuotasRestantes ?? defaultShares, 1), maxShares);
  const plan = proposePlan({ price, formaPago, today, departure, initialPercent: percent, shares });
  return {
    formaPago,
    tieneCuotaInicial: plan.tieneCuotaInicial,
    cuotaInicialPorcentaje: plan.tieneCuotaInicial ? plan.cuotaInicialPorcentaje : defaultInitialPercent,
    cuotaInicialMonto: plan.tieneCuotaInicial
      ? plan.cuotaInicialMonto
      : percentOf(price, defaultInitialPercent),
    fechaVencimientoInicial: plan.fechaVencimientoInicial ?? today,
    numeroCuotasRestantes: plan.numeroCuotasRestantes,
    fechas: plan.fechasVencimientoCuotas.map((dia) => ({ dia })),
  };
}

/**
 * What the server is sent of a plan's form: the amount of the initial share, which the percentage only
 * rounds.
 */
export const planInput = (form: PlanForm): CreateContractInput =>
  form.formaPago === "contado"
    ? {
        formaPago: "contado",
        fechasVencimientoCuotas: form.fechas.slice(0, 1).flatMap(({ dia }) => (dia ? [dia] : [])),
      }
    : {
        formaPago: "cuotas",
        tieneCuotaInicial: form.tieneCuotaInicial,
        ...(form.tieneCuotaInicial && {
          cuotaInicialMonto: form.cuotaInicialMonto,
          fechaVencimientoInicial: form.fechaVencimientoInicial || null,
        }),
        numeroCuotasRestantes: form.numeroCuotasRestantes,
        fechasVencimientoCuotas: form.fechas.flatMap(({ dia }) => (dia ? [dia] : [])),
      };

/**
 * The lines of the plan that is being typed, by the server's own rules; what is wrong with it instead, in
 * Spanish.
 */
export function linesOf(
  form: PlanForm,
  price: number,
  today: string,
  departure: string | null,
): { lines: PlanLine[]; problem: string | null } {
  try {
    return { lines: planLines(planOf(planInput(form), price, today, departure), price), problem: null };
  } catch (error) {
    return { lines: [], problem: error instanceof Error ? error.message : null };
  }
}

/** The percentage of an amount of the price, 2 decimals. */
export const percentFor = (amount: number, price: number): number => percentage(amount, price, 2) ?? 0;

/** As many days as shares: those that are there stay, the others follow monthly. */
export function resized(fechas: readonly { dia: string }[], count: number, today: string): { dia: string }[] {
  const wanted = Math.min(Math.max(Math.trunc(count) || 1, 1), maxShares);
  const days = fechas.slice(0, wanted);
  while (days.length < wanted) days.push({ dia: addDays(days.at(-1)?.dia || today, 30) });
  return days;
}
