import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";

/** Maximum number of files in one message; the next constant is the maximum of a whole request. */
const AT_ONCE = 5;
const MOST = 15;

/**
 * Checks the files that a person attached and stores them: JPG, PNG or PDF of up to 10 MB each.
 * @throws Refusal BAD_USER_INPUT for more than five.
 */
async function storeClaimFiles(
  context: Context,
  uploads: readonly Promise<FileUpload>[] | null,
): Promise<StoredBytes[]> {
  if ((uploads?.length ?? 0) > AT_ONCE) throw badInput("files", "Adjunta hasta 5 archivos");
  const stored: StoredBytes[] = [];
  for (const upload of uploads ?? []) stored.push(await storeUpload(context, upload));
  return stored;
}

/** Stores the uploaded files of an act ({@link storeClaimFiles}). */
export async function withFiles<G extends { readonly files: readonly Promise<FileUpload>[] | null }>(
  context: Context,
  given: G,
) {
  const { files: uploads, ...values } = given;
  return { ...values, files: await storeClaimFiles(context, uploads) };
}

/** Attaches files of a person to their request, which is new or locked. BAD_USER_INPUT above fifteen. */
export async function keepClaimFiles(work: Work, id: string, files: readonly StoredBytes[]): Promise<void> {
  if (files.length === 0) return;
  const kept = await work.em.count(StoredFile, { ownerType: "claim", ownerId: id });
  if (kept + files.length > MOST) throw badInput("files", "Una solicitud admite hasta 15 archivos");
  for (const file of files) {
    await keepFile(work, file, { type: "claim", id });
    work.audit("claim.file-added", id, { filename: file.filename, sha256: file.sha256 });
  }
}

/** Attaches files to the answer to a request. */
export async function keepAnswerFiles(work: Work, id: string, files: readonly StoredBytes[]): Promise<void> {
  for (const file of files) await keepFile(work, file, { type: "claim-answer", id });
}
