import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { ContractItem } from "../item.entity.ts";
import { refuseItemAct } from "../item-state.ts";
import { lockVoucher } from "../voucher.access.ts";

/** Removes a ticket or voucher from what its traveller sees; it stays in the history. */
export async function removeVoucher(work: Work, { id }: { id: string }): Promise<string> {
  const voucher = await lockVoucher(work, id);
  const item = await work.em.findOneOrFail(ContractItem, { id: voucher.item.id });
  await refuseItemAct(work, item, "attachVoucher");
  voucher.endedAt = work.now;
  voucher.endedBy = work.em.getReference(User, work.viewer?.id ?? 0);
  work.audit("item.voucher-removed", item.id, {
    contractId: item.contract.id,
    tipo: item.tipo,
    filename: voucher.filename,
  });
  return item.id;
}
