import type { Day } from "../../../core/colombia/days.ts";
import { type Cop, formatCop, wholePlanAmounts } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";

/** Cost in COP above which a purchase can be paid in installments. */
export const installmentThreshold: Cop = 2_000_000;
/** Minimum and maximum number of installments of a purchase. */
export const installmentCount = { min: 2, max: 12 } as const;

/** Installment as sent; its amount may have cents, as in an even split. */
export interface InstallmentInput {
  readonly monto: number;
  readonly fechaVencimiento?: Day | null;
  readonly observaciones?: string | null;
}

/** New installment; its amount is in COP. */
export interface NewInstallment {
  readonly numeroCuota: number;
  readonly monto: Cop;
  readonly fechaVencimiento: Day;
  readonly observaciones: string | null;
}

/**
 * Returns the installments of a purchase in whole pesos that add up exactly to its cost less the withheld
 * amounts (COP); without a cost, their sum and the withheld amounts are the cost.
 * @throws Refusal BAD_USER_INPUT when cost, number, amounts or due days do not form a valid plan.
 */
export function installmentPlan(
  costo: Cop | null | undefined,
  cuotas: readonly InstallmentInput[],
  retenido: Cop = 0,
): { costo: Cop; installments: NewInstallment[] } {
  const cost = costo ?? Math.round(cuotas.reduce((total, { monto }) => total + monto, retenido));
  if (!(cost > installmentThreshold))
    throw badInput(
      "costo",
      `Las cuotas solo aplican para compras superiores a ${formatCop(installmentThreshold)}`,
    );
  const { min, max } = installmentCount;
  if (cuotas.length < min || cuotas.length > max)
    throw badInput("cuotasPlan", `El número de cuotas debe estar entre ${min} y ${max}`);
  const unpaid = cuotas.findIndex(({ monto }) => !(monto > 0));
  if (unpaid >= 0) throw badInput(`cuotasPlan.${unpaid}.monto`, "El valor de cada cuota debe ser mayor a 0");
  const amounts = wholePlanAmounts(
    cuotas.map(({ monto }) => monto),
    cost - retenido,
  );
  if (!amounts || amounts.some((monto) => monto <= 0))
    throw badInput(
      "cuotasPlan",
      retenido > 0
        ? "La suma de las cuotas debe ser igual al costo menos lo retenido"
        : "La suma de las cuotas debe ser igual al costo total",
    );

  const installments = cuotas.map(({ fechaVencimiento, observaciones }, index) => {
    if (!fechaVencimiento)
      throw badInput(
        `cuotasPlan.${index}.fechaVencimiento`,
        "La fecha de vencimiento de cada cuota es requerida",
      );
    return {
      numeroCuota: index + 1,
      monto: amounts[index] ?? 0,
      fechaVencimiento,
      observaciones: observaciones?.trim() || null,
    };
  });
  if (
    installments.some(
      ({ fechaVencimiento }, index) => fechaVencimiento <= (installments[index - 1]?.fechaVencimiento ?? ""),
    )
  ) {
    throw badInput("cuotasPlan", "Las fechas de las cuotas deben ser ascendentes");
  }
  return { costo: cost, installments };
}

/**
 * Refuses an invalid payment day.
 * @throws Refusal BAD_USER_INPUT for a day after today.
 */
export function refuseInstallmentDay(fechaPago: Day, today: Day): void {
  if (fechaPago > today) throw badInput("fechaPago", "La fecha de pago no puede ser futura");
}
