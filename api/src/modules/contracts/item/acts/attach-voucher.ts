import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { refuseItemAct } from "../item-state.ts";
import { keepVoucher } from "../keep-voucher.ts";
import { lockItem } from "../lock-item.ts";
import { lockVoucher } from "../voucher.access.ts";
import { voucherLetter, voucherSubject } from "../voucher.mail.ts";
import { type AskedReaders, readersOf, seenByOf } from "../voucher-readers.ts";

/**
 * Readers of the voucher. When absent, they are the readers of the replaced voucher; otherwise only the
 * client.
 */
interface Attached extends AskedReaders {
  readonly itemId: string;
  readonly stored: StoredBytes;
  /** Id of the voucher that the new one replaces. */
  readonly replaces: string | null;
}

/**
 * Attaches a ticket or voucher to an item, or replaces an existing one. The client gets at most one mail and
 * one notice per day, which link to the trip with all its vouchers.
 */
export async function attachVoucher(work: Work, attached: Attached): Promise<string> {
  const { itemId, stored, replaces } = attached;
  const locked = await lockItem(work, itemId);
  const { contract, item } = locked;
  refuseItemAct(work, locked, "attachVoucher");
  const before = replaces === null ? null : await lockVoucher(work, replaces, { item });
  const asksNone = attached.forGroup == null && attached.travellerId == null;
  const readers = asksNone
    ? { forGroup: before?.forGroup ?? false, traveller: before?.traveller ?? null }
    : await readersOf(work, contract, attached);

  await keepVoucher(work, "voucher", { item, stored, before, ...readers });
  work.audit("item.voucher-attached", item.id, {
    contractId: contract.id,
    tipo: item.tipo,
    filename: stored.filename,
    replaced: before?.filename ?? null,
    seenBy: seenByOf(readers),
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
