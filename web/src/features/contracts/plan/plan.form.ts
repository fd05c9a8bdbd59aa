import { addDays } from "@travesia/api/colombia/days";
import {
  defaultInitialPercent,
  defaultShares,
  maxShares,
  planLines as linesOfPlan,
  type PlanLine,
  planOf,
  proposePlan,
} from "@travesia/api/contracts/plan/plan.rules";
import { percentage, percentOf } from "@travesia/api/cop";
import type { CreateContractInput, FormaPago } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, type ValuesOf } from "../../../ui/form/fields.ts";

/** Stored payment plan of a contract; amounts in COP. */
interface PlannedContract {
  readonly formaPago: FormaPago;
  readonly precioTotal: number;
  readonly plan: readonly {
    readonly tipo: string;
    readonly monto: number;
    readonly fechaVencimiento: string;
  }[];
}

const initialOf = ({ plan }: PlannedContract) => plan.find(({ tipo }) => tipo === "inicial");
const sharesOf = ({ plan }: PlannedContract) => plan.filter(({ tipo }) => tipo !== "inicial");

/** Form values of the payment; instalment data are sent only for payment in instalments. */
interface Way {
  readonly formaPago: FormaPago;
}
interface Begun extends Way {
  readonly tieneCuotaInicial: boolean;
}
const inShares = ({ formaPago }: Way) => formaPago === "cuotas";
const withInitial = (form: Begun) => inShares(form) && form.tieneCuotaInicial;

/** Fields of a contract's payment plan, used alone and as a part of the contract form. */
export const planLineFields = {
  formaPago: choice<FormaPago>("contado"),
  tieneCuotaInicial: {
    empty: true as boolean,
    read: (_: unknown, contract: PlannedContract) => initialOf(contract) !== undefined,
    send: (has: boolean, form: Way) => (inShares(form) ? has : undefined),
  },
  /** Percentage of the initial payment. Not part of the input: only the amount is sent. */
  cuotaInicialPorcentaje: {
    empty: defaultInitialPercent as number | null,
    read: (_: unknown, contract: PlannedContract) => {
      const initial = initialOf(contract);
      return initial
        ? Math.round((initial.monto * 10_000) / contract.precioTotal) / 100
        : defaultInitialPercent;
    },
    send: null,
  },
  cuotaInicialMonto: {
    empty: null as number | null,
    read: (_: unknown, contract: PlannedContract) => initialOf(contract)?.monto ?? null,
    send: (amount: number | null, form: Begun) => (withInitial(form) ? amount : undefined),
  },
  fechaVencimientoInicial: {
    empty: "" as string,
    read: (_: unknown, contract: PlannedContract) => initialOf(contract)?.fechaVencimiento ?? "",
    send: (day: string, form: Begun) => (withInitial(form) ? day || null : undefined),
  },
  numeroCuotasRestantes: {
    empty: defaultShares as number | null,
    read: (_: unknown, contract: PlannedContract) => sharesOf(contract).length,
    send: (count: number | null, form: Way) => (inShares(form) ? count : undefined),
  },
  /** Due days, one per instalment; a single day for payment at once. */
  fechas: {
    as: "fechasVencimientoCuotas" as const,
    empty: [] as { dia: string }[],
    read: (_: unknown, contract: PlannedContract) =>
      sharesOf(contract).map(({ fechaVencimiento }) => ({ dia: fechaVencimiento })),
    send: (days: readonly { dia: string }[], form: Way) =>
      (inShares(form) ? days : days.slice(0, 1)).flatMap(({ dia }) => (dia ? [dia] : [])),
  },
};

/** Form fields of a contract's payment. */
export const planFields = fieldsOf<PlannedContract>()(planLineFields);
export type PlanForm = ValuesOf<typeof planFields>;

/**
 * Returns the form with the server's proposed plan: 30 % today and three instalments, or the full price 30
 * days before departure.
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

/** Returns the mutation's input for the form of a plan. */
export const planInput = (form: PlanForm): CreateContractInput => planFields.input(form);

/** Returns the lines of the plan being edited, by the server's rules; else the error, in Spanish. */
export function planLineInputs(
  form: PlanForm,
  price: number,
  today: string,
  departure: string | null,
): { lines: PlanLine[]; problem: string | null } {
  try {
    return { lines: linesOfPlan(planOf(planInput(form), price, today, departure), price), problem: null };
  } catch (error) {
    return { lines: [], problem: error instanceof Error ? error.message : null };
  }
}

/** Returns the percentage of the price that an amount represents, with 2 decimals. */
export const percentFor = (amount: number, price: number): number => percentage(amount, price, 2) ?? 0;

/** Returns one due day per instalment: existing days stay, further ones follow monthly. */
export function resizedPlan(
  fechas: readonly { dia: string }[],
  count: number,
  today: string,
): { dia: string }[] {
  const wanted = Math.min(Math.max(Math.trunc(count) || 1, 1), maxShares);
  const days = fechas.slice(0, wanted);
  while (days.length < wanted) days.push({ dia: addDays(days.at(-1)?.dia || today, 30) });
  return days;
}
