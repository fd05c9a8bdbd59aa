import { spokenDay } from "../../../core/colombia/spoken.ts";
import { addDays, addMonths, type Day, daysBetween } from "../../../core/colombia/days.ts";
import {
  type Cop,
  isCop,
  percentage,
  percentOf,
  split,
  sum,
  wholePesosOnly,
} from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";
import { planTerms } from "../../quotes/plan-terms.rules.ts";

/** Forms of payment of a contract: in full, or in installments. */
export type FormaPago = "contado" | "cuotas";

/** One line of a payment plan: its amount in COP and its due day. */
export interface PlanLine {
  readonly numero: number;
  readonly descripcion: string;
  readonly monto: Cop;
  readonly fechaVencimiento: Day;
}

/** A payment plan as stored on a contract; amounts in COP, `cuotaInicialPorcentaje` in percent. */
export interface PaymentPlan {
  formaPago: FormaPago;
  tieneCuotaInicial: boolean;
  cuotaInicialPorcentaje: number;
  cuotaInicialMonto: Cop;
  fechaVencimientoInicial: Day | null;
  numeroCuotasRestantes: number;
  montoRestante: Cop;
  valorCuotaRestante: Cop;
  fechasVencimientoCuotas: Day[];
}

/**
 * A payment plan as entered in a form. Derived values are absent, and an amount sent with a percentage is
 * ignored.
 */
export interface PlanInput {
  readonly formaPago?: FormaPago | null;
  readonly tieneCuotaInicial?: boolean | null;
  readonly cuotaInicialPorcentaje?: number | null;
  readonly cuotaInicialMonto?: number | null;
  readonly fechaVencimientoInicial?: Day | null;
  readonly numeroCuotasRestantes?: number | null;
  readonly fechasVencimientoCuotas?: readonly (Day | null)[] | null;
}

/** Default initial share, in percent. */
export const defaultInitialPercent: number = planTerms.initialPercent;
/** Default and maximum number of installments after the initial payment. */
export const defaultShares = 3;
export const maxShares: number = planTerms.mostShares;
/** Number of days before departure by which everything should be paid. */
const paidBeforeDeparture: number = planTerms.daysBefore;

/**
 * Returns the day by which a plan should end: 30 days before departure, or today when that has passed or
 * there is no departure.
 */
function lastDueDay(today: Day, departure: Day | null): Day {
  const last = departure ? addDays(departure, -paidBeforeDeparture) : today;
  return last > today ? last : today;
}

/**
 * Proposes due days for `count` lines: the first today, the last 30 days before departure, evenly spread.
 * There are fewer days when the time is too short. Without a departure they are monthly from today.
 */
function proposeDueDays(count: number, today: Day, departure: Day | null): Day[] {
  if (!departure) return Array.from({ length: count }, (_, index) => addMonths(today, index));
  const span = daysBetween(today, lastDueDay(today, departure));
  const lines = Math.min(count, span + 1);
  if (lines === 1) return [addDays(today, span)];
  return Array.from({ length: lines }, (_, index) =>
    addDays(today, Math.round((index * span) / (lines - 1))),
  );
}

/**
 * Proposes a plan for a price (COP) when the contract has none: in full by default; in installments with 30
 * % today and 3 more.
 */
export function proposePlan(input: {
  price: Cop;
  formaPago?: FormaPago;
  today: Day;
  departure: Day | null;
  initialPercent?: number;
  shares?: number;
}): PaymentPlan {
  const {
    price,
    formaPago = "contado",
    today,
    departure,
    initialPercent = defaultInitialPercent,
    shares = defaultShares,
  } = input;
  if (formaPago === "contado") return contado(price, lastDueDay(today, departure));
  const initial = initialPercent > 0;
  const days = proposeDueDays(shares + (initial ? 1 : 0), today, departure);
  const rest = initial ? days.slice(1) : days;
  const fechasVencimientoCuotas = rest.length > 0 ? rest : [lastDueDay(today, departure)];
  const cuotaInicialMonto = percentOf(price, initialPercent);
  return cuotas(
    price,
    { monto: cuotaInicialMonto, porcentaje: initialPercent, day: initial ? today : null },
    fechasVencimientoCuotas,
  );
}

/**
 * Returns a form's plan for a price (COP), with all values computed. The installments add up exactly to the
 * price; the last one includes the remainder.
 * @throws Refusal BAD_USER_INPUT on the missing or wrong field.
 */
export function planOf(input: PlanInput, price: Cop, today: Day, departure: Day | null): PaymentPlan {
  if ((input.formaPago ?? "contado") === "contado")
    return contado(price, input.fechasVencimientoCuotas?.[0] ?? lastDueDay(today, departure));
  const initial = input.tieneCuotaInicial
    ? initialShare(input, price)
    : { monto: 0, porcentaje: 0, day: null };
  const days = dueDays(input);
  refuseUnordered(initial.day ? [initial.day, ...days] : days);
  const plan = cuotas(price, initial, days);
  if (plan.montoRestante < days.length)
    throw badInput("numeroCuotasRestantes", "El valor de cada cuota debe ser mayor a cero");
  return plan;
}

/**
 * @throws Refusal BAD_USER_INPUT for a number or dates of installments that are invalid in every contract.
 */
export function refuseWrongPlan(input: PlanInput): void {
  if (input.formaPago === "contado") return;
  const {
    fechaVencimientoInicial: first,
    fechasVencimientoCuotas: days,
    numeroCuotasRestantes: count,
  } = input;
  if (count !== null && count !== undefined) refuseCount(count);
  refuseUnordered([first, ...(days ?? [])].filter((day): day is Day => Boolean(day)));
}

function refuseUnordered(days: readonly Day[]): void {
  if (days.some((day, index) => index > 0 && day < (days[index - 1] ?? day)))
    throw badInput("fechasVencimientoCuotas", "Las fechas de las cuotas deben ser ascendentes");
}

function refuseCount(count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > maxShares)
    throw badInput("numeroCuotasRestantes", `El número de cuotas debe estar entre 1 y ${maxShares}`);
}

/**
 * Returns the lines of a plan, which add up to the price (COP): the initial payment first, then the
 * installments.
 */
export function planLines(plan: PaymentPlan, price: Cop): PlanLine[] {
  const {
    formaPago,
    tieneCuotaInicial,
    cuotaInicialMonto,
    fechaVencimientoInicial,
    fechasVencimientoCuotas: days,
  } = plan;
  if (formaPago === "contado")
    return days
      .slice(0, 1)
      .map((fechaVencimiento) => ({ numero: 1, descripcion: "Pago total", monto: price, fechaVencimiento }));
  const initial =
    tieneCuotaInicial && fechaVencimientoInicial
      ? [
          {
            descripcion: "Cuota inicial",
            monto: cuotaInicialMonto,
            fechaVencimiento: fechaVencimientoInicial,
          },
        ]
      : [];
  const rest = price - sum(initial.map(({ monto }) => monto));
  const amounts = days.length > 0 ? split(rest, days.length) : [];
  const shares = days.map((fechaVencimiento, index) => ({
    descripcion: `Cuota ${index + 1} de ${days.length}`,
    monto: amounts[index] ?? 0,
    fechaVencimiento,
  }));
  return [...initial, ...shares].map((line, index) => ({ numero: index + 1, ...line }));
}

/** @throws Refusal BAD_USER_INPUT unless the lines of a plan add up exactly to the price (COP). */
export function refusePlanThatDoesNotAddUp(lines: readonly Pick<PlanLine, "monto">[], price: Cop): void {
  if (sum(lines.map(({ monto }) => monto)) !== price)
    throw badInput("plan", "La suma de las cuotas debe ser igual al precio total");
}

function contado(price: Cop, day: Day): PaymentPlan {
  return { ...cuotas(price, { monto: 0, porcentaje: 0, day: null }, [day]), formaPago: "contado" };
}

function cuotas(
  price: Cop,
  initial: { monto: Cop; porcentaje: number; day: Day | null },
  days: Day[],
): PaymentPlan {
  const montoRestante = price - initial.monto;
  return {
    formaPago: "cuotas",
    tieneCuotaInicial: initial.day !== null,
    cuotaInicialPorcentaje: initial.porcentaje,
    cuotaInicialMonto: initial.monto,
    fechaVencimientoInicial: initial.day,
    numeroCuotasRestantes: days.length,
    montoRestante,
    valorCuotaRestante: split(montoRestante, days.length)[0] ?? 0,
    fechasVencimientoCuotas: days,
  };
}

function initialShare(input: PlanInput, price: Cop): { monto: Cop; porcentaje: number; day: Day } {
  const { cuotaInicialPorcentaje, cuotaInicialMonto, fechaVencimientoInicial: day } = input;
  if (!day)
    throw badInput("fechaVencimientoInicial", "La fecha de vencimiento de la cuota inicial es requerida");
  const percent = cuotaInicialPorcentaje ?? (cuotaInicialMonto == null ? defaultInitialPercent : null);
  const field = percent === null ? "cuotaInicialMonto" : "cuotaInicialPorcentaje";
  const monto =
    percent === null
      ? wholeAmount(cuotaInicialMonto ?? 0)
      : percent < 100
        ? percentOf(price, percent)
        : price;
  if (monto <= 0 || monto >= price)
    throw badInput(field, "La cuota inicial debe ser mayor a cero y menor al precio total");
  return { monto, porcentaje: percent ?? percentage(monto, price, 2) ?? 0, day };
}

function wholeAmount(amount: number): Cop {
  if (!isCop(amount)) throw badInput("cuotaInicialMonto", wholePesosOnly);
  return amount;
}

function dueDays({ numeroCuotasRestantes, fechasVencimientoCuotas }: PlanInput): Day[] {
  const days = (fechasVencimientoCuotas ?? []).filter((day) => day !== null);
  const count = numeroCuotasRestantes ?? days.length;
  if (count === 0) throw badInput("numeroCuotasRestantes", "Debe especificar el número de cuotas");
  refuseCount(count);
  if (days.length !== count)
    throw badInput("fechasVencimientoCuotas", "Debe especificar todas las fechas de vencimiento");
  return days;
}

/**
 * Returns a warning about unusual but allowed due days: two lines due on the same day, or a line due after
 * the trip begins. Null when there is none. `departure` is null while it is unknown.
 */
export function unfitDays(lines: readonly PlanLine[], departure: Day | null): string | null {
  for (const [place, { descripcion, fechaVencimiento }] of lines.entries()) {
    const twin = lines.slice(place + 1).find((other) => other.fechaVencimiento === fechaVencimiento);
    if (twin)
      return (
        `«${descripcion}» y «${twin.descripcion}» vencen el mismo día, ` +
        `${spokenDay(fechaVencimiento)}: cambia una de las fechas.`
      );
  }
  const late = departure && lines.find(({ fechaVencimiento }) => fechaVencimiento > departure);
  return late
    ? `«${late.descripcion}» vence el ${spokenDay(late.fechaVencimiento)}, después de la salida del viaje.`
    : null;
}
