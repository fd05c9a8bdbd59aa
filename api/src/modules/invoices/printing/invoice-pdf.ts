import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { findInvoice } from "../invoice/invoice.access.ts";
import { fiscalFilename } from "../document/fiscal-documents.ts";
import { printFiscalDocument } from "./print-fiscal-document.ts";

const contentType = "application/pdf";

/** Returns the PDF of an invoice; if the job has not made it yet, it is printed for this request. */
export async function invoicePdf(context: Context, id: string): Promise<OpenableFile> {
  const { services } = context;
  const scope = Scope.of(context);
  const invoice = await findInvoice(scope, id);
  const filename = `${fiscalFilename("factura", invoice.number)}.pdf`;
  const key = invoice.pdfKey ?? (await printFiscalDocument(services, scope.em, "factura", invoice)).key;
  return { filename, url: services.storage.addressOf({ key, filename, contentType }) };
}
