import { documentProblem } from "@travesia/api/colombia/documents";
import type { Day } from "@travesia/api/colombia/days";
import { accountProblem } from "@travesia/api/payments/refund/refund.rules";
import type { RefundAccountKind, RefundMeans, TipoDocumento } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, text, trimmed, unsent } from "../../../ui/form/fields.ts";

/** What is typed of a refund that went out. */
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

/** The account of a client to which their money goes back. */
export const accountFields = fieldsOf<Record<never, never>>()({
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
});

/** Another day by which a refund is paid, and why. */
export const dueFields = (dueOn: Day) =>
  fieldsOf<Record<never, never>>()({
    dueOn: text({ required: "La fecha límite es obligatoria" }, dueOn),
    motivo: trimmed({ required: "El motivo es obligatorio" }),
  });
