import type { Work } from "../../../core/mutation/work.ts";
import { dropFiles } from "../../../core/storage/keep-file.ts";
import { visibleProviderDocuments } from "../provider.access.ts";
import { ProviderDocument } from "../provider-document.entity.ts";
import { lockProvider } from "../provider.find.ts";

/** Removes a document of a provider and returns the provider's id. */
export async function removeProviderDocument(work: Work, { id }: { id: string }): Promise<string> {
  const visible = { $and: [{ id }, visibleProviderDocuments(work.viewer)] };
  const document = await work.find(ProviderDocument, visible, "Documento no encontrado");
  const provider = await lockProvider(work, document.provider.id, "addDocument");
  const { kind, filename: archivo, fileKey } = document;
  await dropFiles(work, [fileKey], { type: "provider-document", id });
  work.em.remove(document);
  work.audit("provider.document-removed", provider.id, { kind, archivo });
  return provider.id;
}
