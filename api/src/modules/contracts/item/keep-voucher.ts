import type { Work } from "../../../core/mutation/work.ts";
import { make } from "../../../core/rows.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { TripVoucher } from "./voucher.entity.ts";

/** An uploaded ticket or voucher, its service, and the people who see it besides the client. */
interface Kept extends Partial<Pick<TripVoucher, "item" | "reservation" | "forGroup" | "traveller">> {
  readonly stored: StoredBytes;
  /** The locked voucher that is replaced. */
  readonly before: TripVoucher | null;
}

/**
 * Records a ticket or voucher, which may replace another one; both stay in the history. `file` sets the
 * scope that opens its file.
 */
export async function keepVoucher(
  work: Work,
  file: "voucher" | "reservation-voucher",
  { stored, before, ...of }: Kept,
): Promise<void> {
  const { key: fileKey, filename, contentType } = stored;
  const addedBy = work.em.getReference(User, work.viewer?.id ?? 0);
  const voucher = make(TripVoucher, { ...of, fileKey, filename, contentType, addedBy });
  work.add(voucher);
  await keepFile(work, stored, { type: file, id: voucher.id });
  if (before) endVoucher(work, before, voucher);
}

/** Marks a locked ticket or voucher as ended, so that the client no longer sees it. */
export function endVoucher(work: Work, voucher: TripVoucher, replacedBy: TripVoucher | null = null): void {
  voucher.endedAt = work.now;
  voucher.endedBy = work.em.getReference(User, work.viewer?.id ?? 0);
  voucher.replacedBy = replacedBy;
}
