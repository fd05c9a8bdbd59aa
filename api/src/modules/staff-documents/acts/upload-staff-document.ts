import type { FileUpload } from "graphql-upload-minimal";
import { assign, make } from "../../../core/rows.ts";
import { forbidden } from "../../../core/failure.ts";
import type { PreparedAct } from "../../../core/mutation/act.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { readUpload } from "../../../core/storage/upload.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { findDocumentedUser } from "../staff-document.access.ts";
import { staffDocumentActs } from "../staff-document.acts.rules.ts";
import { StaffDocument } from "../staff-document.entity.ts";
import type { UploadStaffDocumentInput } from "../staff-document.inputs.ts";
import { documentName, isSameKind } from "../staff-document.rules.ts";

interface HandedIn {
  readonly input: UploadStaffDocumentInput;
  readonly file: Promise<FileUpload>;
}

/** Result of an upload: the document, whether it is the first of its kind, and its file. */
export interface Uploaded {
  readonly id: string;
  readonly created: boolean;
  readonly stored: StoredBytes;
}

const WRONG_KIND = "Tipo de archivo no permitido. Solo se aceptan JPG, PNG y PDF";

/**
 * Returns the person of a document, and the earlier document to replace.
 * @throws Refusal when that document is approved.
 */
async function placeOf(
  scope: Scope,
  { userId, ...input }: UploadStaffDocumentInput,
): Promise<{ user: User; before: StaffDocument | null }> {
  const { viewer, em } = scope;
  if (!viewer || (typeof userId === "number" && userId !== viewer.id && !may(viewer.role, "reviewDocuments")))
    throw forbidden();
  const user = await findDocumentedUser(scope, userId ?? viewer.id);
  const kind = { documentName: documentName(input.documentName), description: input.description ?? "" };
  const current = await em.find(StaffDocument, { user: user.id, endedAt: null });
  const before = current.find((document) => isSameKind(document, kind)) ?? null;
  if (before) {
    const { status, ending } = before;
    staffDocumentActs.refuse("replace", scope, { status, ending, userId: user.id });
  }
  return { user, before };
}

/**
 * Uploads a document of up to 10 MB: JPG, PNG or PDF, detected by content. A pending or rejected document of
 * the same kind is kept in the history, and the new one awaits its review. Concurrent uploads of a person run
 * one after the other.
 * @throws Refusal CONFLICT when the document of that kind is already approved.
 */
export const uploadStaffDocument: PreparedAct<HandedIn, StoredBytes, Uploaded> = {
  name: "uploadStaffDocument",
  prepare: async (scope, { input, file }) => {
    await placeOf(scope, input);
    const { bytes, ...named } = await readUpload(file, WRONG_KIND);
    return scope.services.storage.put(bytes, named);
  },

  act: async (work, { input }, stored) => {
    await work.lockName(`staff documents ${input.userId ?? work.viewer?.id ?? 0}`);
    const { user, before } = await placeOf(work, input);
    if (before) {
      await work.lock(before);
      const { status, ending } = before;
      staffDocumentActs.refuse("replace", work, { status, ending, userId: user.id });
      assign(before, { endedAt: work.now, ending: "replaced" });
      await work.save();
    }
    const document = make(StaffDocument, {
      user,
      documentName: documentName(input.documentName),
      description: input.description?.trim() ?? "",
      isRequired: input.isRequired ?? true,
    });
    const { id: fileId } = await keepFile(work, stored, { type: "staff-document", id: document.id });
    const { key: fileKey, filename, contentType, sha256 } = stored;
    assign(document, { fileId, fileKey, filename, contentType });
    work.add(document);
    work.audit("staff-document.uploaded", document.id, {
      userId: user.id,
      kind: document.documentName,
      sha256,
      ...(before && { replaces: { id: before.id, status: before.status } }),
    });
    await work.emit("staff-document.uploaded", { documentId: document.id });
    return { id: document.id, created: before === null, stored };
  },
};
