import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { today } from "../../../core/colombia/days.ts";
import type { Services } from "../../../core/context.ts";
import { conflict } from "../../../core/failure.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { codeOf, verificationUrl } from "../../../core/verification/issue-document.ts";
import { openAccount } from "../commission/document/document-account.ts";
import type { SupportDocument } from "../commission/document/support-document.entity.ts";
import type { SupportDocumentContent } from "../commission/document/support-document.rules.ts";
import { supportDocumentFilename, supportDocumentPdf } from "./support-document.pdf.ts";

/** A created PDF of a «cuenta de cobro», and the code with which it is verified. */
interface PrintedDocument {
  readonly stored: StoredBytes;
  readonly code: string;
}

/** Creates the PDF of a «cuenta de cobro» and stores it. */
export async function printSupportDocument(
  services: Services,
  em: SqlEntityManager,
  support: SupportDocument,
): Promise<PrintedDocument> {
  const { id, numeroDocumento: number, contenido, fechaGeneracion } = support;
  const code = await codeOf(em, id, "support_document");
  if (!contenido || !code) throw conflict("El documento no tiene contenido.");
  const numero = openAccount(services, support) ?? contenido.cuenta.numero;
  const content = { ...contenido, cuenta: { ...contenido.cuenta, numero } };
  const document = supportDocumentPdf(content, {
    number,
    requestedAt: fechaGeneracion,
    day: today(fechaGeneracion),
    agency: await services.agency.current(),
    signature: await pictureOf(services, contenido.firma),
    url: verificationUrl(services.config.publicUrl, code),
  });
  const stored = await services.storage.put(await services.pdf.print(document), {
    filename: supportDocumentFilename(number),
    contentType: "application/pdf",
  });
  return { stored, code };
}

/** Returns the picture of a signature as a data URL; null when there is none, or its file was erased. */
async function pictureOf(
  { storage }: Services,
  firma: SupportDocumentContent["firma"],
): Promise<string | null> {
  if (!firma) return null;
  const bytes = await storage.find(firma.key);
  return bytes && `data:${firma.contentType};base64,${bytes.toString("base64")}`;
}
