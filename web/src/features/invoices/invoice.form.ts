import { documentLabels, documentProblem } from "@travesia/api/colombia/documents";
import { emailProblem } from "@travesia/api/colombia/emails";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { formatCop } from "@travesia/api/cop";
import { creditConceptLabels, creditConcepts } from "@travesia/api/invoices/credit-note/credit-note.rules";
import type { BilledToInput, CreditConcept, TipoDocumento } from "../../graphql/schema.generated.ts";
import { unprintedProblem } from "@travesia/api/printed-letters";
import {
  amount,
  choice,
  choiceOrNull,
  fieldsOf,
  rows,
  textOrNull,
  trimmed,
  type ValuesOf,
} from "../../ui/form/fields.ts";
import type { InvoiceBilledToFragment, InvoiceToPutRightQuery } from "./invoices.generated.ts";

/** Document type of the buyer; without it the buyer is the final consumer, who needs no further data. */
interface Kind {
  readonly tipoDocumento: string;
}

/** Form fields of an invoice: its buyer, and the text of its line for the agency's own service. */
export const invoiceFields = fieldsOf<InvoiceBilledToFragment>()({
  tipoDocumento: choiceOrNull<TipoDocumento>(),
  documento: textOrNull<Kind>({
    wrong: (number, { tipoDocumento }) => (tipoDocumento ? documentProblem(tipoDocumento, number) : null),
  }),
  nombre: textOrNull<Kind>({
    wrong: (name, { tipoDocumento }) =>
      tipoDocumento && !name.trim() ? "Escribe el nombre o la razón social" : unprintedProblem(name),
  }),
  direccion: textOrNull(),
  ciudad: textOrNull(),
  correo: textOrNull({ wrong: (email) => (email.trim() ? emailProblem(email) : null) }),
  telefono: textOrNull({ wrong: (phone) => (phone.trim() ? phoneProblem(phone) : null) }),
  descripcion: textOrNull(),
});
export type InvoiceForm = ValuesOf<typeof invoiceFields>;

/** Returns the input of an invoice form, without the tax on the agency's own income. */
export function invoiceInputOf({ descripcion, ...facturarA }: ReturnType<typeof invoiceFields.input>): {
  readonly descripcion: string | null;
  readonly facturarA: BilledToInput;
} {
  return { descripcion, facturarA };
}

/** Document types that a buyer may have. */
export const buyerDocuments = [
  { value: "", label: "Consumidor final (sin documento)" },
  ...Object.entries(documentLabels)
    .filter(([type]) => type !== "ms")
    .map(([value, label]) => ({ value, label })),
];

export type InvoiceToPutRight = NonNullable<InvoiceToPutRightQuery["invoice"]>;

/** An invoice with the credit note being written: a new one, or a rejected one with its content. */
export interface CreditRecord extends Omit<InvoiceToPutRight, "lines"> {
  readonly concepto?: CreditConcept;
  readonly motivo?: string;
  readonly lines: readonly CreditRecordLine[];
}
type Line = InvoiceToPutRight["lines"][number];
type CreditRecordLine = Line & { readonly devuelto?: number | null };

const lineFields = fieldsOf<CreditRecordLine>()({
  posicion: { empty: 0, read: (posicion: number) => posicion, send: (posicion: number) => posicion },
  porDevolver: {
    ...amount(),
    // No amount is credited that nobody typed: a part is no whole.
    read: (_left: number, { devuelto }: CreditRecordLine): number | null => devuelto ?? null,
    as: "total",
    send: (total: number | null): number => total ?? 0,
  },
});

/** Form fields of a credit note: its concept, its reason, and the amounts of its lines. */
export const creditFields = fieldsOf<CreditRecord>()({
  concepto: choice<CreditConcept>("anulacion"),
  motivo: trimmed({ required: "Escribe qué estaba mal" }),
  lines: { ...rows(lineFields), as: "lineas" },
});

/**
 * Returns an invoice as if one of its credit notes did not exist yet, with the content of that note, so that
 * the note can be corrected.
 */
export function withoutNote(invoice: InvoiceToPutRight, noteId: string): CreditRecord {
  const note = invoice.creditNotes.find(({ id }) => id === noteId);
  if (!note) return invoice;
  const taken = new Map(note.lines.map(({ line, total }) => [line.id, total]));
  const back = note.lines.reduce((total, line) => total + line.total, 0);
  return {
    ...invoice,
    concepto: note.concepto,
    motivo: note.motivo,
    creditedAmount: invoice.creditedAmount - back,
    lines: invoice.lines.map((line) => ({
      ...line,
      porDevolver: line.porDevolver + (taken.get(line.id) ?? 0),
      devuelto: taken.get(line.id) ?? null,
    })),
  };
}

/**
 * Returns the validator of the amount to credit on a line, at most `left` COP; the validator returns null for
 * a valid amount.
 */
export const partProblem = (left: number) => (typed: number | null) =>
  typed !== null && typed > left ? `Quedan ${formatCop(left)} por devolver` : null;

export const conceptOptions = creditConcepts.map((value) => ({ value, label: creditConceptLabels[value] }));
