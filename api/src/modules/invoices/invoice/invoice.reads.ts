import type { Context } from "../../../core/context.ts";
import { conflict, Refusal } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { findContract } from "../../contracts/contract/contract.find.ts";
import { nextRange } from "../../numbering/draw-numbers.ts";
import { asTyped, buyerOf, typedBuyer } from "../paper/buyer.ts";
import { paperContent } from "../paper/paper-content.ts";
import type { PaperParty } from "../paper/paper.types.ts";
import { paperPdf, type PaperToPrint, type PrintedPaper } from "../paper/paper.pdf.ts";
import { paperFilename } from "../paper/papers.ts";
import { printPaper } from "../paper/print-paper.ts";
import type { PaperKind } from "../sending/sending.enums.ts";
import { draftInvoice, type InvoicedTrip, servicesOf } from "./draft-invoice.ts";
import { findInvoice } from "./invoice.access.ts";
import { invoicingActs } from "./invoice.acts.rules.ts";
import type { OwnTaxCode } from "./invoice.enums.ts";
import type { GenerateInvoiceInput } from "./invoice.inputs.ts";
import {
  type BoughtService,
  type DraftLine,
  invoiceSums,
  ivaWarning,
  marginOf,
  missingAnswer,
} from "./invoice.rules.ts";
import { invoiceOfContract } from "./invoice-of-contract.ts";
import { NO_RANGE } from "./invoice.texts.ts";
import type { InvoiceCounters, InvoiceDraft, InvoiceDraftLine } from "./invoice.types.ts";

/** Whether a range of invoices is valid today and has numbers left. */
const numbersToday: Fragment = sql`exists (select from numbering_ranges where kind = 'factura'
  and retired_at is null and vigente_desde <= ${bind.today} and vigente_hasta >= ${bind.today}
  and coalesce(ultimo, desde - 1) < hasta)`;

/** Papers that wait, are tried again or could not be sent. */
const unsent: Fragment = sql`(next_try_at is not null or sending_state in ('rechazada', 'fallida'))`;

/** The invoice that a contract would have now, and what keeps it from being made. */
export async function invoiceDraft(
  context: Context,
  contractId: string,
  impuesto: OwnTaxCode,
): Promise<InvoiceDraft> {
  const scope = Scope.of(context);
  const contract = await findContract(scope, contractId);
  const services = await servicesOf(scope, contractId);
  const hasNumbers = (await nextRange(scope, "factura")) !== null;
  const corrects = (await invoiceOfContract(scope, contract)) !== null;
  const refusal = corrects ? null : (invoicingActs.refusal("generate", scope, contract)?.message ?? null);
  const unanswered = services.map(missingAnswer).find((problem) => problem !== null) ?? null;
  const numberless = corrects || hasNumbers ? null : NO_RANGE;
  const refused = refusal ?? unanswered ?? numberless;
  const buyer = await buyerOf(scope, contract);
  return { ...draftOf(contract, services, { impuesto, refused, buyer }), hayNumeracion: hasNumbers };
}

/** How an invoice is drawn before it is made. */
interface Drawing {
  readonly impuesto: OwnTaxCode;
  /** What keeps it from being made, where its lines can be drawn; null when nothing does. */
  readonly refused: string | null;
  readonly buyer: PaperParty;
}

/** The invoice of a trip and its purchases as it would be; without lines where none can be drawn. */
export function draftOf(
  trip: InvoicedTrip,
  services: readonly BoughtService[],
  { impuesto, refused, buyer }: Drawing,
): InvoiceDraft {
  const margen = marginOf(trip.precioTotal, services);
  const known = {
    hayNumeracion: true,
    margen,
    compras: services.map((service) => ({ ...service, falta: missingAnswer(service) })),
    facturarA: asTyped(buyer),
  };
  try {
    const lines = draftInvoice(trip, services, { impuesto });
    const sums = invoiceSums(lines);
    const aviso = ivaWarning(sums.iva, margen);
    return { ...known, ...sums, lines: drawnLines(lines), problema: refused, aviso };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const nothing = { base: 0, iva: 0, terceros: 0, total: trip.precioTotal };
    return { ...known, ...nothing, lines: [], problema: error.message, aviso: null };
  }
}

/** The lines of a paper as they are shown before it is made. */
export const drawnLines = (lines: readonly DraftLine[]): InvoiceDraftLine[] =>
  lines.map(({ mandante, ...line }) => ({
    ...line,
    mandanteNombre: mandante?.nombre ?? null,
    mandanteNit: mandante?.nit ?? null,
  }));

/** The invoice that a contract would have now, printed; it has no number and no code. */
export async function invoicePreview(
  context: Context,
  contractId: string,
  { impuesto, descripcion, facturarA }: GenerateInvoiceInput,
): Promise<OpenableFile> {
  const scope = Scope.of(context);
  const contract = await findContract(scope, contractId);
  const lines = draftInvoice(contract, await servicesOf(scope, contractId), {
    impuesto: impuesto ?? "GRAVADO_19",
    descripcion,
  });
  const range = await nextRange(scope, "factura");
  if (!range) throw conflict(NO_RANGE);
  const content = await paperContent(scope, contract, { range, number: "" }, typedBuyer(facturarA));
  const filename = `vista-previa-${contract.contractNumber}.pdf`;
  return { filename, url: await previewOf(context, scope, filename, { lines, takesBack: null, content }) };
}

/** The address, for 60 minutes, of a paper as it would be printed; it has no number and no code. */
export async function previewOf(
  { services }: Context,
  { now }: Scope,
  filename: string,
  { content, ...said }: PrintedPaper & Pick<PaperToPrint, "content">,
): Promise<string> {
  const { base, iva, terceros, total } = invoiceSums(said.lines);
  const printed: PaperToPrint = {
    number: "",
    code: null,
    issuedAt: now,
    content,
    baseAmount: base,
    ivaAmount: iva,
    thirdPartyAmount: terceros,
    totalAmount: total,
  };
  const document = paperPdf(printed, said, await services.agency.current());
  const named = { filename, contentType: PDF };
  const { key } = await services.storage.put(await services.pdf.print(document), named);
  return services.storage.addressOf({ key, filename, contentType: PDF });
}

/** How many invoices stand where, in one statement. */
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
       count(*) filter (where status = 'pending') as pending,
       count(*) filter (where status = 'approved') as approved,
       count(*) filter (where status = 'rejected') as rejected,
       count(*) filter (where status = 'paid') as paid
     from invoices`,
  );
  if (!row) throw new Error("the counters answered nothing");
  return row;
}

/** The PDF of an invoice; one that its job has not made yet is printed for this look at it. */
export async function invoicePdf(context: Context, id: string): Promise<OpenableFile> {
  const { services } = context;
  const scope = Scope.of(context);
  const invoice = await findInvoice(scope, id);
  const filename = `${paperFilename("factura", invoice.number)}.pdf`;
  const key = invoice.pdfKey ?? (await printPaper(services, scope.em, "factura", invoice)).key;
  return { filename, url: services.storage.addressOf({ key, filename, contentType: PDF }) };
}

const PDF = "application/pdf";

/** The address of one of a paper's files for 60 minutes; null until its job made it. */
export function paperUrl(
  { services }: Context,
  kind: PaperKind,
  number: string,
  [key, ending]: readonly [string | null, "pdf" | "xml"],
): string | null {
  if (!key) return null;
  const filename = `${paperFilename(kind, number)}.${ending}`;
  return services.storage.addressOf({ key, filename, contentType: `application/${ending}` });
}
