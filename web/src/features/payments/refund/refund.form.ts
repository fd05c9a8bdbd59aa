import { documentProblem } from "@travesia/api/colombia/documents";
import { addDays, type Day } from "@travesia/api/colombia/days";
import { accountProblem } from "@travesia/api/contracts/refund-account/refund-account.rules";
import { REFUND_DAYS } from "@travesia/api/payments/refund/refund.rules";
import { tooMuchText } from "@travesia/api/payments/refund/decision/refundable-contract.acts.rules";
import type {
  AgreedRefundInput,
  RefundAccountKind,
  RefundMeans,
  TipoDocumento,
} from "../../../graphql/schema.generated.ts";
import { amount, choice, fieldsOf, text, trimmed, unsent, type ValuesOf } from "../../../ui/form/fields.ts";

/** Returns the form fields for recording the payment of a refund. */
export const payRefundFields = (today: Day) =>
  fieldsOf<Record<never, never>>()({
    paidOn: text({ required: "La fecha de pago es obligatoria" }, today),
    means: choice<RefundMeans>("transferencia"),
    reference: { ...text(), send: (typed: string) => typed.trim() || null },
    comprobante: unsent<File | null>(null, { required: "El comprobante es obligatorio" }),
  });

interface Typed {
  readonly kind: RefundAccountKind;
  readonly bank: string;
  readonly number: string;
  readonly documentType: TipoDocumento;
  readonly document: string;
}

/** Fields of a bank account, for forms with additional fields. */
export const accountLines = {
  kind: choice<RefundAccountKind>("ahorros"),
  bank: trimmed({
    wrong: (bank: string, { kind }: Typed) =>
      bank.trim() === "" && kind !== "llave" ? "El banco es obligatorio" : undefined,
  }),
  number: trimmed({
    required: "El número de cuenta es obligatorio",
    wrong: (number: string, { kind }: Typed) => accountProblem({ kind, number }) ?? undefined,
  }),
  holder: trimmed({ required: "El nombre del titular es obligatorio" }),
  documentType: choice<TipoDocumento>("cc"),
  document: trimmed({
    required: "El documento del titular es obligatorio",
    wrong: (document: string, { documentType }: Typed) =>
      documentProblem(documentType, document) ?? undefined,
  }),
};

/** Form fields of the client's account that receives a refund. */
export const accountFields = fieldsOf<Record<never, never>>()(accountLines);

/** Returns the form fields of a refund's new due date, with the reason. */
export const dueFields = (dueOn: Day) =>
  fieldsOf<Record<never, never>>()({
    dueOn: text({ required: "La fecha límite es obligatoria" }, dueOn),
    motivo: trimmed({ required: "El motivo es obligatorio" }),
  });

/**
 * Returns the fields of an agreed refund of a contract: the amount, the due date, and the account if it is
 * known.
 */
const agreedLines = (left: number, dueOn: Day, today: Day) => ({
  monto: amount(
    {
      required: "Escribe el valor",
      wrong: (monto: number | null) => (monto !== null && monto > left ? tooMuchText(left) : undefined),
    },
    left,
  ),
  dueOn: text(
    {
      required: "La fecha límite es obligatoria",
      wrong: (day: string) => (day < today ? "La fecha límite no puede estar en el pasado" : undefined),
    },
    dueOn,
  ),
  withAccount: unsent(false),
  ...accountLines,
});

/** Returns the form fields for deciding the refund of a cancelled contract; `left` is the maximum in COP. */
export const decideFields = (left: number, today: Day) =>
  fieldsOf<Record<never, never>>()({
    motivo: trimmed({ required: "El motivo es obligatorio" }),
    ...agreedLines(left, addDays(today, REFUND_DAYS), today),
  });

/**
 * Returns the form fields for cancelling a contract: the reason and, if decided now, the part of the `paid`
 * amount (COP) to refund.
 */
export const cancelFields = (paid: number, today: Day) =>
  fieldsOf<Record<never, never>>()({
    motivo: trimmed({ required: "El motivo es obligatorio" }),
    now: unsent(true),
    ...agreedLines(paid, addDays(today, REFUND_DAYS), today),
  });

/**
 * Returns the mutation's input for an agreed refund; it includes the account only when the form marks it as
 * known.
 */
export const agreedOf = (
  values: Omit<ValuesOf<ReturnType<typeof decideFields>>, "motivo">,
): AgreedRefundInput => ({
  monto: values.monto ?? 0,
  dueOn: values.dueOn,
  account: values.withAccount ? accountFields.input(values) : null,
});
