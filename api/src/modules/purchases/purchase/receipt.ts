import type { Context } from "../../../core/context.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import type { Recorded } from "../../../core/record.ts";
import type { WithReceipt } from "./receipt.entity.ts";

/**
 * Stores an uploaded receipt with the record that it proves, and returns the record's columns for it; `type`
 * is the name of the record's scope in the manifest.
 */
export async function keepReceipt(
  work: Work,
  receipt: StoredBytes,
  proved: { readonly type: string; readonly id: string },
): Promise<Omit<WithReceipt, keyof Recorded>> {
  const { id } = await keepFile(work, receipt, proved);
  return {
    comprobanteFileId: id,
    comprobanteKey: receipt.key,
    comprobanteFilename: receipt.filename,
    comprobanteContentType: receipt.contentType,
  };
}

/** Properties of a record that {@link receiptUrl} requires. */
export const receiptColumns = ["comprobanteKey", "comprobanteFilename", "comprobanteContentType"] as const;

/** Returns an address of a record's receipt, valid for 60 minutes; null without a receipt. */
export function receiptUrl(
  { services }: Context,
  record: Pick<WithReceipt, (typeof receiptColumns)[number]>,
): string | null {
  const { comprobanteKey: key, comprobanteFilename: filename, comprobanteContentType: contentType } = record;
  return key && filename && contentType ? services.storage.addressOf({ key, filename, contentType }) : null;
}
