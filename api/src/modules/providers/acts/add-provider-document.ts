import { assign } from "../../../core/rows.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { ProviderDocument } from "../provider-document.entity.ts";
import type { ProviderDocumentKind } from "../provider.enums.ts";
import { lockProvider } from "../provider.find.ts";
import { MOST_DOCUMENTS } from "../provider.rules.ts";

interface Args {
  readonly id: string;
  readonly kind: ProviderDocumentKind;
  readonly file: StoredBytes;
}

/** Stores a document of a provider and returns the provider's id. */
export async function addProviderDocument(work: Work, { id, kind, file }: Args): Promise<string> {
  const provider = await lockProvider(work, id, "addDocument");
  if ((await work.em.count(ProviderDocument, { provider: id })) >= MOST_DOCUMENTS)
    throw conflict(
      `Un proveedor tiene como máximo ${MOST_DOCUMENTS} documentos. Quita los que ya no sirven.`,
    );
  const document = new ProviderDocument();
  const { id: fileId } = await keepFile(work, file, { type: "provider-document", id: document.id });
  const createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  const { key: fileKey, filename } = file;
  work.add(assign(document, { provider, kind, fileId, fileKey, filename, createdBy }));
  work.audit("provider.document-added", id, { kind, archivo: filename });
  return id;
}
