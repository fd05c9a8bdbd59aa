import type { Day } from "../../../core/colombia/days.ts";
import { type Cop, isCop } from "../../../core/colombia/cop.ts";
import { type PaymentPlan, type PlanInput, planOf, proposePlan } from "./plan.rules.ts";

const given = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** Dates that limit a plan. */
export interface PlanDays {
  readonly today: Day;
  readonly departure: Day | null;
}

/**
 * Returns the plan of a new contract: the form's plan, or a proposed plan for instalments without dates and
 * without an initial amount.
 */
export function newPlan(posted: PlanInput, price: Cop, { today, departure }: PlanDays): PaymentPlan {
  const input = { ...posted, ...typedShare(posted, price) };
  const named = given(input.fechaVencimientoInicial) || (input.fechasVencimientoCuotas?.length ?? 0) > 0;
  const {
    formaPago = "contado",
    tieneCuotaInicial,
    cuotaInicialPorcentaje,
    cuotaInicialMonto,
    numeroCuotasRestantes,
  } = input;
  if (named || given(cuotaInicialMonto) || formaPago !== "cuotas")
    return planOf(input, price, today, departure);
  return proposePlan({
    price,
    formaPago: "cuotas",
    today,
    departure,
    ...(tieneCuotaInicial === false
      ? { initialPercent: 0 }
      : given(cuotaInicialPorcentaje)
        ? { initialPercent: cuotaInicialPorcentaje }
        : {}),
    ...(given(numeroCuotasRestantes) ? { shares: numeroCuotasRestantes } : {}),
  });
}

/**
 * Returns the initial share to use when a form sends both a percentage and an amount. The percentage, to two
 * decimals, takes precedence. Exception: a form with a typed amount also sends the computed percentage with
 * all its decimals, so an amount within one peso of that percentage of the price is used instead.
 */
function typedShare({ cuotaInicialPorcentaje, cuotaInicialMonto }: PlanInput, price: Cop): Share {
  if (!given(cuotaInicialPorcentaje)) return { cuotaInicialMonto: cuotaInicialMonto ?? null };
  const typed = given(cuotaInicialMonto) && isCop(cuotaInicialMonto);
  if (typed && Math.abs((price * cuotaInicialPorcentaje) / 100 - cuotaInicialMonto) <= 1)
    return { cuotaInicialPorcentaje: null, cuotaInicialMonto };
  return { cuotaInicialPorcentaje: Math.round(cuotaInicialPorcentaje * 100) / 100, cuotaInicialMonto: null };
}

type Share = Pick<PlanInput, "cuotaInicialMonto" | "cuotaInicialPorcentaje">;

/** A contract's current plan and its price (COP). */
export interface StandingPlan extends PaymentPlan {
  readonly price: Cop;
}

/**
 * Returns the plan of a contract after an edit. Fields absent from the form keep their values. An amount
 * sent with a percentage is used only when the percentage was computed from the amount.
 */
export function changedPlan(
  was: StandingPlan,
  input: PlanInput,
  price: Cop,
  { today, departure }: PlanDays,
): PaymentPlan {
  const formaPago = input.formaPago ?? was.formaPago;
  if (formaPago !== was.formaPago && formaPago === "cuotas")
    return newPlan({ ...input, formaPago }, price, { today, departure });
  return planOf(
    {
      formaPago,
      tieneCuotaInicial: input.tieneCuotaInicial ?? was.tieneCuotaInicial,
      ...initialShare(was, input, price),
      fechaVencimientoInicial: input.fechaVencimientoInicial ?? was.fechaVencimientoInicial,
      numeroCuotasRestantes:
        input.numeroCuotasRestantes ?? input.fechasVencimientoCuotas?.length ?? was.numeroCuotasRestantes,
      fechasVencimientoCuotas: input.fechasVencimientoCuotas ?? was.fechasVencimientoCuotas,
    },
    price,
    today,
    departure,
  );
}

function initialShare(
  was: StandingPlan,
  input: PlanInput,
  price: Cop,
): Pick<PlanInput, "cuotaInicialMonto" | "cuotaInicialPorcentaje"> {
  const { cuotaInicialPorcentaje: percent, cuotaInicialMonto: amount } = typedShare(input, price);
  if (given(percent) && percent !== was.cuotaInicialPorcentaje) return { cuotaInicialPorcentaje: percent };
  if (given(amount) && amount !== was.cuotaInicialMonto) return { cuotaInicialMonto: amount };
  // The stored percentage is rounded to two decimals: under the same price the amount itself is kept.
  if (price === was.price && was.cuotaInicialMonto > 0) return { cuotaInicialMonto: was.cuotaInicialMonto };
  return was.cuotaInicialPorcentaje > 0 ? { cuotaInicialPorcentaje: was.cuotaInicialPorcentaje } : {};
}
