import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import type { Services } from "../../../core/context.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { codeOf, verificationUrl } from "../../../core/verification/issue-document.ts";
import { acquisitionFilename, acquisitionPdf } from "./acquisition.pdf.ts";
import type { AcquisitionDocument } from "./acquisition-document.entity.ts";

/** Creates the PDF of a document, whose number range is loaded, and stores it. */
export async function printAcquisition(
  { pdf, storage, agency, config }: Services,
  em: SqlEntityManager,
  document: AcquisitionDocument,
): Promise<StoredBytes> {
  const { prefijo, desde, hasta, resolucion, vigenteHasta } = document.range;
  const code = await codeOf(em, document.id, "documento_soporte");
  const range = {
    resolucion,
    numbers: `${prefijo}${desde} a ${prefijo}${hasta}`,
    until: spokenDay(vigenteHasta),
  };
  const url = code && verificationUrl(config.publicUrl, code);
  return storage.put(await pdf.print(acquisitionPdf(document, range, await agency.current(), url)), {
    filename: acquisitionFilename(document.number),
    contentType: "application/pdf",
  });
}
