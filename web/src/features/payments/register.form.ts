import type { Day } from "@travesia/api/colombia/days";
import { refusePayment } from "@travesia/api/payments/payment.rules";
import type { PaymentRegisterMutationVariables } from "./payments.generated.ts";
import type { TipoPago } from "../../graphql/schema.generated.ts";

/** What a person types to register a payment. */
export interface RegisterForm {
  monto: number | null;
  fechaPago: string;
  tipoPago: TipoPago;
  referenciaPago: string;
  bancoOrigen: string;
  observaciones: string;
  comprobante: File | null;
}

/** What a registration starts with: the amount that is due (COP), today, and what it is for. */
export interface Proposal {
  readonly monto: number;
  readonly observaciones: string;
}

/** A line of the plan, as a proposal needs it; amounts in COP. */
export interface PlanLineToPay {
  readonly descripcion: string;
  readonly monto: number;
  readonly pagado: number;
}

/**
 * What to register next: what is open of a line, or of the first that neither verified payments nor those that await verification
 * (`awaiting`, COP) cover; never more than `left`, what may still be registered.
 */
export function proposalFor(plan: readonly PlanLineToPay[], awaiting: number, left: number, chosen?: PlanLineToPay): Proposal {
  let covered = chosen ? 0 : awaiting;
  for (const line of chosen ? [chosen] : plan) {
    const open = line.monto - line.pagado;
    if (open > covered) return { monto: Math.min(open - covered, left), observaciones: `Pago de ${line.descripcion}` };
    covered -= open;
  }
  return { monto: left, observaciones: "" };
}

export const emptyForm = ({ monto, observaciones }: Proposal, today: Day): RegisterForm => ({
  monto: monto > 0 ? monto : null,
  fechaPago: today,
  tipoPago: "transferencia",
  referenciaPago: "",
  bancoOrigen: "",
  observaciones,
  comprobante: null,
});

/** What the server would refuse of one field, by the same rule; undefined when nothing. */
export function paymentProblem(
  field: "monto" | "fechaPago",
  payment: { readonly monto: number; readonly fechaPago: Day },
  left: number,
  today: Day,
): string | undefined {
  try {
    // The other field is given a value that is right, so that each tells of its own.
    refusePayment(field === "monto" ? { ...payment, fechaPago: today } : { ...payment, monto: left || 1 }, left || 1, 0, today);
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
  return undefined;
}

/** Whether a way of paying leaves a bank's reference. */
export const hasReference = (kind: TipoPago): boolean => kind !== "efectivo";

/** The variables of a registration; the same key makes a second press the same payment. */
export function registerVariables(contractId: string, form: RegisterForm, idempotencyKey: string): PaymentRegisterMutationVariables {
  const { monto, fechaPago, tipoPago, observaciones, comprobante } = form;
  const reference = hasReference(tipoPago);
  return {
    input: { contractId, monto: monto ?? 0, fechaPago, tipoPago, observaciones: observaciones.trim() || null },
    details: {
      referenciaPago: (reference && form.referenciaPago.trim()) || null,
      bancoOrigen: (reference && form.bancoOrigen.trim()) || null,
    },
    ...(comprobante ? { file: comprobante } : {}),
    idempotencyKey,
  };
}
