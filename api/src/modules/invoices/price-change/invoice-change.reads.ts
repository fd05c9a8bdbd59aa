import type { Context } from "../../../core/context.ts";
import { conflict, notFound } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { findAddendum } from "../../contracts/addendum/addendum.access.ts";
import { nextRange } from "../../numbering/draw-numbers.ts";
import type { Crediting } from "../credit-note/credit-locked-invoice.ts";
import { draftInvoice, invoiceFacts } from "../invoice/draft-invoice.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import type { OwnTaxCode } from "../invoice/invoice.enums.ts";
import type { GenerateInvoiceInput } from "../invoice/invoice.inputs.ts";
import { drawnLines, draftOf, previewOf } from "../invoice/invoice.reads.ts";
import { type DraftLine, invoiceSums } from "../invoice/invoice.rules.ts";
import { NO_INVOICE, NO_NOTE_RANGE, NO_RANGE } from "../invoice/invoice.texts.ts";
import { linesOfInvoice } from "../invoice/lines-of-invoice.ts";
import { typedBuyer } from "../document/buyer.ts";
import { fiscalContent } from "../document/fiscal-content.ts";
import { InvoiceChange } from "./invoice-change.entity.ts";
import type { InvoiceChangeDraft, InvoiceChangePreview } from "./invoice-change.types.ts";
import {
  invoiceToReplace,
  isAllowed,
  noteOfAddendum,
  plannedChange,
  replacingRefusal,
  tripAfter,
} from "./planned-change.ts";

/**
 * Returns the changes that signing an open addendum would make to its contract's invoice, and their
 * authorization.
 */
export async function invoiceChange(
  context: Context,
  addendumId: string,
  impuesto: OwnTaxCode | null,
): Promise<InvoiceChangeDraft | null> {
  const scope = Scope.of(context);
  const { addendum, contract } = await findAddendum(scope, addendumId);
  const isOpen = addendum.status === "draft" || addendum.status === "sent";
  const invoice = isOpen ? await invoiceToReplace(scope, addendum, contract) : null;
  if (!invoice) return null;
  const trip = tripAfter(contract, addendum);
  const charged = await linesOfInvoice(scope.em, invoice.id);
  const change = await scope.em.findOne(InvoiceChange, { addendum: addendum.id });
  const tax = impuesto ?? change?.impuesto ?? ownTaxOf(charged);
  const facts = await invoiceFacts(scope, contract.id);
  const refused = (await replacingRefusal(scope, invoice, facts.services))?.message ?? null;
  const note = await noteOfAddendum(scope, invoice, addendum);
  const lines = notedLines(note, charged);
  const by = change && (await scope.em.findOneOrFail(User, { id: change.authorizedBy.id }));
  // An authorization counts no longer when its documents cannot be made now.
  const planned =
    change && refused === null
      ? await plannedChange(scope, { addendum, invoice, trip }, change).catch(() => null)
      : null;
  return {
    addendumId: addendum.id,
    factura: invoice.number,
    nota: { ...invoiceSums(lines), lines: drawnLines(lines) },
    nueva: draftOf(trip, facts, {
      impuesto: tax,
      refused,
      buyer: change?.buyer ?? invoice.content.comprador,
    }),
    impuesto: tax,
    autorizada: change !== null && planned !== null && isAllowed(change, invoice, planned),
    autorizadaPor: by,
    autorizadaEl: change?.authorizedAt ?? null,
  };
}

const ownTaxOf = (lines: readonly DraftLine[]): OwnTaxCode =>
  lines.map(({ impuesto }) => impuesto).find((code) => code !== "TERCEROS") ?? "GRAVADO_19";

/** Returns the lines of a credit note for these parts of an invoice's lines. */
const notedLines = ({ parts }: Crediting, charged: readonly DraftLine[]): readonly DraftLine[] =>
  parts.map(({ posicion, base, iva, total }) => ({ ...charged[posicion - 1]!, base, iva, total }));

/** Returns previews of both documents, without number and code. */
export async function invoiceChangePreview(
  context: Context,
  addendumId: string,
  { impuesto, descripcion, facturarA }: GenerateInvoiceInput,
): Promise<InvoiceChangePreview> {
  const scope = Scope.of(context);
  const { addendum, contract } = await findAddendum(scope, addendumId);
  const invoice = await invoiceToReplace(scope, addendum, contract);
  if (!invoice) throw notFound(NO_INVOICE);
  const note = await noteOfAddendum(scope, invoice, addendum);
  const charged = await linesOfInvoice(scope.em, invoice.id);
  const noted = notedLines(note, charged);
  const facts = await invoiceFacts(scope, contract.id);
  const lines = draftInvoice(tripAfter(contract, addendum), facts, {
    impuesto: impuesto ?? ownTaxOf(charged),
    descripcion,
  });
  const content = async (kind: "factura" | "nota_credito", buyer: Invoice["content"]["comprador"]) => {
    const range = await nextRange(scope, kind);
    if (!range) throw conflict(kind === "factura" ? NO_RANGE : NO_NOTE_RANGE);
    return fiscalContent(scope, contract, { range, number: "" }, buyer);
  };
  const { comprador } = invoice.content;
  const takesBack = { number: invoice.number, concept: note.concepto, reason: note.motivo };
  const named = (what: string) => `vista-previa-${what}-${contract.contractNumber}.pdf`;
  const printedNote = { lines: noted, takesBack, content: await content("nota_credito", comprador) };
  const buyer = typedBuyer(facturarA) ?? comprador;
  const printedInvoice = { lines, takesBack: null, content: await content("factura", buyer) };
  const [notaUrl, facturaUrl] = await Promise.all([
    previewOf(context, scope, named("nota-credito"), printedNote),
    previewOf(context, scope, named("factura"), printedInvoice),
  ]);
  return { notaUrl, facturaUrl };
}
