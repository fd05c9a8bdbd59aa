import { isDeepStrictEqual } from "node:util";
import { sum } from "../../../core/colombia/cop.ts";
import { conflict, type Refusal } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { nextRange } from "../../numbering/draw-numbers.ts";
import { creditableLines } from "../credit-note/credit-note-lines.ts";
import { creditedParts } from "../credit-note/credit-note.rules.ts";
import type { Crediting } from "../credit-note/credit-locked-invoice.ts";
import { draftInvoice, type InvoicedTrip, invoiceFacts, type OwnIncome } from "../invoice/draft-invoice.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { type BoughtService, type DraftLine, missingAnswer } from "../invoice/invoice.rules.ts";
import { NO_NOTE_RANGE, NO_RANGE } from "../invoice/invoice.texts.ts";
import { sendingLabels } from "../sending/sending.rules.ts";
import type { InvoiceChange } from "./invoice-change.entity.ts";

/** Documents that signing an addendum would issue for the invoice of its contract. */
export interface PlannedChange {
  readonly note: Crediting;
  /** Total of the credit note, in COP. */
  readonly credited: number;
  readonly lines: readonly DraftLine[];
}

/**
 * Returns the invoice that an addendum would replace; null when the price is unchanged or there is no
 * invoice.
 */
export async function invoiceToReplace(
  { em }: Scope,
  { content: { precioAntes, precioDespues } }: Addendum,
  { id }: Contract,
): Promise<Invoice | null> {
  if (precioAntes === precioDespues) return null;
  return em.findOne(Invoice, { contract: id, creditedWhole: false });
}

/** Returns the fields of a contract that its invoice is made from, as changed by an addendum. */
export const tripAfter = (
  { contractNumber, destino, fechaInicioViaje, fechaFinViaje }: Contract,
  { changes, content }: Addendum,
): InvoicedTrip => ({
  contractNumber,
  destino,
  fechaInicioViaje: changes.fechaInicioViaje ?? fechaInicioViaje,
  fechaFinViaje: changes.fechaFinViaje ?? fechaFinViaje,
  precioTotal: content.precioDespues,
});

/** Returns the reason why an invoice cannot be replaced now; null when it can. */
export async function replacingRefusal(
  scope: Scope,
  { number, sendingState }: Invoice,
  services: readonly BoughtService[],
): Promise<Refusal | null> {
  if (sendingState !== "enviada")
    return conflict(
      `La factura ${number} está «${sendingLabels[sendingState]}» y la DIAN todavía no la tiene: ` +
        "resuélvela antes de cambiar el precio.",
    );
  const unanswered = services.map(missingAnswer).find((problem) => problem !== null);
  if (unanswered) return conflict(unanswered);
  if (!(await nextRange(scope, "nota_credito"))) return conflict(NO_NOTE_RANGE);
  return (await nextRange(scope, "factura")) ? null : conflict(NO_RANGE);
}

/** Returns the credit note for the whole uncredited amount of an invoice, with the addendum as its reason. */
export async function noteOfAddendum(
  scope: Scope,
  { id }: Invoice,
  { number, reason }: Addendum,
): Promise<Crediting> {
  const parts = creditedParts(await creditableLines(scope, id), null);
  return { concepto: "anulacion", motivo: `Otrosí n.º ${number}: ${reason}`.slice(0, LONGEST_REASON), parts };
}
const LONGEST_REASON = 300;

/** Returns the total of the credit note, in COP. */
const creditedBy = ({ parts }: Crediting): number => sum(parts.map(({ total }) => total));

/**
 * Returns the content of both documents.
 * @throws Refusal CONFLICT for an invoice that the DIAN has not accepted, unanswered questions about
 * purchases, third-party amounts above the price, and missing numbers.
 */
export async function plannedChange(
  scope: Scope,
  { addendum, invoice, trip }: { addendum: Addendum; invoice: Invoice; trip: InvoicedTrip },
  own: OwnIncome,
): Promise<PlannedChange> {
  const facts = await invoiceFacts(scope, addendum.contract.id);
  const refusal = await replacingRefusal(scope, invoice, facts.services);
  if (refusal) throw refusal;
  const note = await noteOfAddendum(scope, invoice, addendum);
  return { note, credited: creditedBy(note), lines: draftInvoice(trip, facts, own) };
}

/** Returns whether both documents would still have the authorized content. */
export const isAllowed = (
  { invoice, credited, lines }: InvoiceChange,
  of: Invoice,
  planned: PlannedChange,
): boolean =>
  invoice.id === of.id && credited === planned.credited && isDeepStrictEqual(lines, planned.lines);
