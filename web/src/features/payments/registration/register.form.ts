import type { Day } from "@travesia/api/colombia/days";
import { reachesAccount } from "@travesia/api/payments/payment/means/means.rules";
import { refusePayment } from "@travesia/api/payments/payment/payment.rules";
import type { MedioDePago, WithheldInput } from "../../../graphql/schema.generated.ts";
import {
  amountOrZero,
  choice,
  choiceOrNull,
  derived,
  fieldsOf,
  text,
  unsent,
  type ValuesOf,
} from "../../../ui/form/fields.ts";
import { withheldLines, withheldOf } from "../withheld/withheld.form.ts";

/** Proposed values of a registration: the amount due (COP), and its description. */
export interface Proposal {
  readonly monto: number;
  readonly observaciones: string;
}

/** Instalment of the plan, with the fields a proposal needs; amounts in COP. */
export interface PlanLineToPay {
  readonly descripcion: string;
  readonly monto: number;
  readonly pagado: number;
  /** Amount of the line covered by registered payments that await verification, in COP. */
  readonly porVerificar: number;
}

/**
 * Returns the amount of a line that may still be registered, in COP: neither paid nor awaiting verification.
 */
export const openOf = ({ monto, pagado, porVerificar }: Omit<PlanLineToPay, "descripcion">): number =>
  monto - pagado - porVerificar;

/**
 * Returns the description of an instalment's payment: `Pago de Cuota 2 de 3`. An instalment that is already
 * called a payment, such as `Pago total`, keeps its name.
 */
const paidFor = (descripcion: string): string =>
  /^pago\b/i.test(descripcion.trim()) ? "" : `Pago de ${descripcion}`;

/**
 * Returns the proposal for the next payment: the open amount of the selected instalment, or of the first one
 * that verified and pending payments do not cover. It is never more than `left` (COP), the amount that may
 * still be registered.
 */
export function proposalFor(plan: readonly PlanLineToPay[], left: number, chosen?: PlanLineToPay): Proposal {
  const line = (chosen ? [chosen] : plan).find((one) => openOf(one) > 0);
  return line
    ? { monto: Math.min(openOf(line), left), observaciones: paidFor(line.descripcion) }
    : { monto: left, observaciones: "" };
}

/** Returns the error of one field by the server's rule; undefined when it is valid. */
function paymentProblem(
  field: "monto" | "fechaPago",
  payment: { readonly monto: number; readonly fechaPago: Day },
  left: number,
  today: Day,
): string | undefined {
  try {
    // The other field is given a value that is right, so that each reports its own.
    refusePayment(
      field === "monto" ? { ...payment, fechaPago: today } : { ...payment, monto: left || 1 },
      left || 1,
      0,
      today,
    );
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
  return undefined;
}

/** Returns whether a payment method has a reference: all except cash handed over in person. */
export const hasReference = (medio: MedioDePago): boolean => medio !== "efectivo";

interface Paid {
  readonly monto: number | null;
  readonly fechaPago: string;
}
const detail = {
  ...text(),
  send: (typed: string, { medio }: { readonly medio: MedioDePago }) =>
    (hasReference(medio) && typed.trim()) || null,
};

const ofCash = {
  ...text(),
  send: (typed: string, { medio }: { readonly medio: MedioDePago }) =>
    (medio === "efectivo" && typed.trim()) || null,
};

/** Returns the form fields for registering a payment of at most `left` COP. */
export const registerFields = ({ monto, observaciones }: Proposal, left: number, today: Day) => {
  const problem = (field: "monto" | "fechaPago") => (_: unknown, form: Paid) =>
    paymentProblem(field, { monto: form.monto ?? 0, fechaPago: form.fechaPago }, left, today);
  return fieldsOf<Record<never, never>>()({
    monto: amountOrZero({ required: false, wrong: problem("monto") }, monto > 0 ? monto : null),
    fechaPago: text({ required: "La fecha de pago es obligatoria", wrong: problem("fechaPago") }, today),
    medio: choice<MedioDePago>("transferencia"),
    cuentaAgenciaId: {
      ...choiceOrNull<string>(),
      send: (id: string, { medio }: { readonly medio: MedioDePago }) => (reachesAccount(medio) && id) || null,
    },
    referenciaPago: detail,
    bancoOrigen: detail,
    origenFondos: ofCash,
    traidoPor: ofCash,
    observaciones: { ...text({}, observaciones), send: (typed: string) => typed.trim() || null },
    comprobante: unsent<File | null>(null),
    ...withheldLines(),
    retencion: derived(withheldOf),
  });
};
type RegisterList = ReturnType<typeof registerFields>;
export type PaymentForm = ValuesOf<RegisterList>;
type RegisterInput = ReturnType<RegisterList["input"]>;

type Signs = Pick<PaymentForm, "monto" | "bancoOrigen" | "referenciaPago" | "comprobante">;

/**
 * Returns whether a form still has the amount, bank, reference and file for which the server asked for
 * confirmation.
 */
export const isAsked = (form: Signs, asked: Signs | null): boolean =>
  asked !== null &&
  form.monto === asked.monto &&
  form.bancoOrigen === asked.bancoOrigen &&
  form.referenciaPago === asked.referenciaPago &&
  form.comprobante === asked.comprobante;

/** Fields about the origin of a payment. */
type Detail = "referenciaPago" | "bancoOrigen" | "origenFondos" | "traidoPor";

/** Values of a payment to register, for any kind of record. */
export interface Registration {
  readonly input: Omit<RegisterInput, Detail | "retencion"> & {
    readonly aceptaDuplicado: boolean;
    /** Absent when nothing was withheld. */
    readonly retencion?: WithheldInput;
  };
  readonly details: Pick<RegisterInput, Detail>;
  readonly file?: File;
  readonly idempotencyKey: string;
}

/**
 * Returns the mutation's input for a filled form; with the same key, submitting twice registers one payment.
 */
export const registrationOf = (
  { referenciaPago, bancoOrigen, origenFondos, traidoPor, retencion, ...input }: RegisterInput,
  file: File | null,
  idempotencyKey: string,
  aceptaDuplicado: boolean,
): Registration => ({
  input: { ...input, aceptaDuplicado, ...(retencion && { retencion }) },
  details: { referenciaPago, bancoOrigen, origenFondos, traidoPor },
  ...(file ? { file } : {}),
  idempotencyKey,
});
