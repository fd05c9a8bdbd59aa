import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";
import { commissionsWithDocuments } from "../commission/commission.access.ts";
import { Commission } from "../commission/commission.entity.ts";
import { printSupportDocument } from "./support-document.print.ts";

const NO_DOCUMENT = "Documento no encontrado";

/**
 * Returns the PDF of a «cuenta de cobro», by its own id or its commission's, for its seller and the people
 * who handle money. If the job has not created the PDF yet, it is created now. NOT_FOUND `Documento no
 * encontrado`.
 */
export async function supportDocument(context: Context, id: string): Promise<OpenableFile> {
  const { services, viewer } = context;
  const { em } = Scope.of(context);
  const commission = await em.findOne(
    Commission,
    { $and: [{ $or: [{ id }, { documentoSoporte: id }] }, commissionsWithDocuments(viewer)] },
    { populate: ["documentoSoporte"] },
  );
  const document = commission?.documentoSoporte;
  if (!document) throw notFound(NO_DOCUMENT);
  const kept = document.documentoId && (await em.findOne(StoredFile, { id: document.documentoId }));
  const file = kept || (await printSupportDocument(services, em, document)).stored;
  return { filename: file.filename, url: services.storage.addressOf(file, { disposition: "attachment" }) };
}
