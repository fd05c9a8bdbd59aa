import { notFound } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { make } from "../../../../core/rows.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { visibleItems } from "../../contract/contract.access.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT, NO_ITEM } from "../../contract/contract.texts.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { ContractItem } from "../item.entity.ts";
import { refuseItemAct } from "../item-state.ts";
import { lockVoucher, NO_VOUCHER } from "../voucher.access.ts";
import { TripVoucher } from "../voucher.entity.ts";
import { voucherLetter, voucherSubject } from "../voucher.mail.ts";

interface Attached {
  readonly itemId: string;
  readonly stored: StoredBytes;
  /** Id of the one whose place it takes. */
  readonly replaces: string | null;
}

/**
 * Attaches a ticket or voucher to an item, in the place of another one where one is named. Its client gets
 * one mail and one notice a day, which open the trip with all of them.
 */
export async function attachVoucher(work: Work, { itemId, stored, replaces }: Attached): Promise<string> {
  const item = await work.find(
    ContractItem,
    { $and: [{ id: itemId }, visibleItems(work.viewer, work.link)] },
    NO_ITEM,
  );
  const contract = await work.find(Contract, { id: item.contract.id }, NO_CONTRACT);
  await work.lock(contract, item);
  await refuseItemAct(work, item, "attachVoucher");
  const before = replaces === null ? null : await lockVoucher(work, replaces);
  if (before && before.item.id !== item.id) throw notFound(NO_VOUCHER);

  const by = work.em.getReference(User, work.viewer?.id ?? 0);
  const { key: fileKey, filename, contentType } = stored;
  const voucher = make(TripVoucher, { item, fileKey, filename, contentType, addedBy: by });
  work.add(voucher);
  await keepFile(work, stored, { type: "voucher", id: voucher.id });
  if (before) {
    before.endedAt = work.now;
    before.endedBy = by;
    before.replacedBy = voucher;
  }
  work.audit("item.voucher-attached", item.id, {
    contractId: contract.id,
    tipo: item.tipo,
    filename,
    replaced: before?.filename ?? null,
  });
  const isFirstOfDay = await queueMail(work, {
    key: `vouchers:${contract.id}:${work.today}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: voucherSubject(contract.destino),
    letter: voucherLetter(await contractContent(work.em, contract), await paymentLink(work, contract)),
  });
  if (isFirstOfDay) await work.emit("contract.vouchers-added", { contractId: contract.id });
  return item.id;
}
