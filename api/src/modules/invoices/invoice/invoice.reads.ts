import type { Context } from "../../../core/context.ts";
import { conflict, Refusal } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { findContract } from "../../contracts/contract/contract.find.ts";
import { nextRange } from "../../numbering/draw-numbers.ts";
import { asTyped, buyerOf, typedBuyer } from "../document/buyer.ts";
import { fiscalContent } from "../document/fiscal-content.ts";
import type { FiscalParty } from "../document/fiscal-document.types.ts";
import { fiscalPdf, type FiscalDocumentToPrint, type PrintedFiscalDocument } from "../document/fiscal.pdf.ts";
import { fiscalFilename } from "../document/fiscal-documents.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import { draftInvoice, type InvoicedTrip, type InvoiceFacts, invoiceFacts } from "./draft-invoice.ts";
import { invoicingActs } from "./invoice.acts.rules.ts";
import type { OwnTaxCode } from "./invoice.enums.ts";
import type { GenerateInvoiceInput } from "./invoice.inputs.ts";
import { type DraftLine, invoiceSums, ivaWarning, marginOf, missingAnswer } from "./invoice.rules.ts";
import { invoiceOfContract } from "./invoice-of-contract.ts";
import { NO_RANGE } from "./invoice.texts.ts";
import type { InvoiceCounters, InvoiceDraft, InvoiceDraftLine } from "./invoice.types.ts";

/** SQL condition: a number range for invoices is valid today and has numbers left. */
const numbersToday: Fragment = sql`exists (select from numbering_ranges where kind = 'factura'
  and retired_at is null and vigente_desde <= ${bind.today} and vigente_hasta >= ${bind.today}
  and coalesce(ultimo, desde - 1) < hasta)`;

/** SQL condition: the document waits to be sent or retried, or could not be sent. */
const unsent: Fragment = sql`(next_try_at is not null or sending_state in ('rechazada', 'fallida'))`;

/** Returns the invoice that a contract would get now, and the obstacles to issuing it. */
export async function invoiceDraft(
  context: Context,
  contractId: string,
  impuesto: OwnTaxCode,
): Promise<InvoiceDraft> {
  const scope = Scope.of(context);
  const contract = await findContract(scope, contractId);
  const facts = await invoiceFacts(scope, contractId);
  const hasNumbers = (await nextRange(scope, "factura")) !== null;
  const corrects = (await invoiceOfContract(scope, contract)) !== null;
  const refusal = corrects ? null : (invoicingActs.refusal("generate", scope, contract)?.message ?? null);
  const unanswered = facts.services.map(missingAnswer).find((problem) => problem !== null) ?? null;
  const numberless = corrects || hasNumbers ? null : NO_RANGE;
  const refused = refusal ?? unanswered ?? numberless;
  const buyer = await buyerOf(scope, contract);
  return { ...draftOf(contract, facts, { impuesto, refused, buyer }), hayNumeracion: hasNumbers };
}

/** Options and circumstances for a preview of an invoice. */
interface Drawing {
  readonly impuesto: OwnTaxCode;
  /** Reason why the invoice cannot be issued although its lines can be computed; null when there is none. */
  readonly refused: string | null;
  readonly buyer: FiscalParty;
}

/**
 * Returns the invoice that a trip and its purchases would get; without lines when they cannot be computed.
 */
export function draftOf(
  trip: InvoicedTrip,
  facts: InvoiceFacts,
  { impuesto, refused, buyer }: Drawing,
): InvoiceDraft {
  const { services } = facts;
  const margen = marginOf(trip.precioTotal, services);
  const known = {
    hayNumeracion: true,
    margen,
    compras: services.map((service) => ({ ...service, falta: missingAnswer(service) })),
    facturarA: asTyped(buyer),
  };
  try {
    const lines = draftInvoice(trip, facts, { impuesto });
    const sums = invoiceSums(lines);
    const aviso = ivaWarning(sums.iva, margen);
    return { ...known, ...sums, lines: drawnLines(lines), problema: refused, aviso };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const nothing = { base: 0, iva: 0, terceros: 0, total: trip.precioTotal };
    return { ...known, ...nothing, lines: [], problema: error.message, aviso: null };
  }
}

/** Returns the lines of a document as a preview shows them. */
export const drawnLines = (lines: readonly DraftLine[]): InvoiceDraftLine[] =>
  lines.map(({ mandante, ...line }) => ({
    ...line,
    mandanteNombre: mandante?.nombre ?? null,
    mandanteNit: mandante?.nit ?? null,
  }));

/** Returns the PDF of the invoice that a contract would get now; it has no number and no code. */
export async function invoicePreview(
  context: Context,
  contractId: string,
  { impuesto, descripcion, facturarA }: GenerateInvoiceInput,
): Promise<OpenableFile> {
  const scope = Scope.of(context);
  const contract = await findContract(scope, contractId);
  const lines = draftInvoice(contract, await invoiceFacts(scope, contractId), {
    impuesto: impuesto ?? "GRAVADO_19",
    descripcion,
  });
  const range = await nextRange(scope, "factura");
  if (!range) throw conflict(NO_RANGE);
  const content = await fiscalContent(scope, contract, { range, number: "" }, typedBuyer(facturarA));
  const filename = `vista-previa-${contract.contractNumber}.pdf`;
  return { filename, url: await previewOf(context, scope, filename, { lines, takesBack: null, content }) };
}

/**
 * Returns the URL of a document's preview PDF, valid for 60 minutes; the preview has no number and no code.
 */
export async function previewOf(
  { services }: Context,
  { now }: Scope,
  filename: string,
  { content, ...said }: PrintedFiscalDocument & Pick<FiscalDocumentToPrint, "content">,
): Promise<string> {
  const { base, iva, terceros, total } = invoiceSums(said.lines);
  const printed: FiscalDocumentToPrint = {
    number: "",
    code: null,
    issuedAt: now,
    content,
    baseAmount: base,
    ivaAmount: iva,
    thirdPartyAmount: terceros,
    totalAmount: total,
  };
  const document = fiscalPdf(printed, said, await services.agency.current());
  const named = { filename, contentType: PDF };
  const { key } = await services.storage.put(await services.pdf.print(document), named);
  return services.storage.addressOf({ key, filename, contentType: PDF });
}

/** Returns the number of invoices by state. */
export async function invoiceCounters({ read }: Context): Promise<InvoiceCounters> {
  const [row] = await read.rows<InvoiceCounters>(
    sql`select ${numbersToday} as "hayNumeracion", count(*) as total,
       (select count(*) from contracts where status = 'completed' and invoiced_at is null) as "porFacturar",
       (select count(*) from invoices where ${unsent}) + (select count(*) from credit_notes where ${unsent})
         as "sinEnviar",
       (select count(*) from contracts c join invoices i on i.contract_id = c.id
         where c.status = 'cancelled' and c.invoiced_at is not null
           and i.credited_amount < i.total_amount) as "faltanNotas",
       count(*) filter (where sending_state = 'por_revisar') as "porRevisar",
       count(*) filter (where status = 'pending' and not annulled) as pending,
       count(*) filter (where status = 'approved' and not annulled) as approved,
       count(*) filter (where status = 'rejected' and not annulled) as rejected,
       count(*) filter (where status = 'paid' and not annulled) as paid,
       count(*) filter (where annulled) as anuladas
     from invoices
     cross join lateral (select credited_amount = total_amount as annulled) credited`,
  );
  if (!row) throw new Error("the counters answered nothing");
  return row;
}

const PDF = "application/pdf";

/** Returns the URL of a document's file, valid for 60 minutes; null until the job has created the file. */
export function fiscalFileUrl(
  { services }: Context,
  kind: FiscalDocumentKind,
  number: string,
  [key, ending]: readonly [string | null, "pdf" | "xml"],
): string | null {
  if (!key) return null;
  const filename = `${fiscalFilename(kind, number)}.${ending}`;
  return services.storage.addressOf({ key, filename, contentType: `application/${ending}` });
}
