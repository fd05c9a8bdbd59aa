import { notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ContractItem } from "../item.entity.ts";
import { refuseItemAct } from "../item-state.ts";
import { endVoucher } from "../keep-voucher.ts";
import { lockVoucher, NO_VOUCHER, visibleVouchers } from "../voucher.access.ts";

/** Removes a ticket or voucher from what its traveller sees; it stays in the history. */
export async function removeVoucher(work: Work, { id }: { id: string }): Promise<string> {
  const voucher = await lockVoucher(work, id, visibleVouchers(work.viewer, work.link));
  if (!voucher.item) throw notFound(NO_VOUCHER);
  const item = await work.em.findOneOrFail(ContractItem, { id: voucher.item.id });
  await refuseItemAct(work, item, "attachVoucher");
  endVoucher(work, voucher);
  work.audit("item.voucher-removed", item.id, {
    contractId: item.contract.id,
    tipo: item.tipo,
    filename: voucher.filename,
  });
  return item.id;
}
