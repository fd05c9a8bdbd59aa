import { badInput } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { visibleItems } from "../../contract/contract.access.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT, NO_ITEM } from "../../contract/contract.texts.ts";
import { contractContent } from "../../contract/print/contract-content.ts";
import { findTraveller } from "../../contract/travellers.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { ContractItem } from "../item.entity.ts";
import { refuseItemAct } from "../item-state.ts";
import { keepVoucher } from "../keep-voucher.ts";
import { lockVoucher } from "../voucher.access.ts";
import type { TripVoucher } from "../voucher.entity.ts";
import { voucherLetter, voucherSubject } from "../voucher.mail.ts";

interface Attached {
  readonly itemId: string;
  readonly stored: StoredBytes;
  /** Id of the one whose place it takes. */
  readonly replaces: string | null;
  /** True when the whole group sees it; absent, and no traveller: as the one whose place it takes. */
  readonly forGroup?: boolean | null | undefined;
  readonly travellerId?: string | null | undefined;
}

/**
 * Attaches a ticket or voucher to an item, in the place of another one where one is named. Its client gets
 * one mail and one notice a day, which open the trip with all of them.
 */
export async function attachVoucher(work: Work, attached: Attached): Promise<string> {
  const { itemId, stored, replaces } = attached;
  const item = await work.find(
    ContractItem,
    { $and: [{ id: itemId }, visibleItems(work.viewer, work.link)] },
    NO_ITEM,
  );
  const contract = await work.find(Contract, { id: item.contract.id }, NO_CONTRACT);
  await work.lock(contract, item);
  await refuseItemAct(work, item, "attachVoucher");
  const before = replaces === null ? null : await lockVoucher(work, replaces, { item });
  const readers = await readersOf(work, contract, attached, before);

  await keepVoucher(work, "voucher", { item, stored, before, ...readers });
  work.audit("item.voucher-attached", item.id, {
    contractId: contract.id,
    tipo: item.tipo,
    filename: stored.filename,
    replaced: before?.filename ?? null,
    seenBy: readers.forGroup ? "group" : readers.traveller ? "traveller" : "client",
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

/** Returns who sees a ticket or voucher besides the client. @throws Refusal NOT_FOUND, BAD_USER_INPUT. */
async function readersOf(
  work: Work,
  contract: Contract,
  { forGroup, travellerId }: Attached,
  before: TripVoucher | null,
): Promise<Pick<TripVoucher, "forGroup" | "traveller">> {
  if (forGroup == null && travellerId == null)
    return { forGroup: before?.forGroup ?? false, traveller: before?.traveller ?? null };
  if (travellerId == null) return { forGroup: forGroup === true, traveller: null };
  if (forGroup) throw badInput("travellerId", "Elige todo el grupo o un viajero");
  return { forGroup: false, traveller: await findTraveller(work, contract, travellerId) };
}
