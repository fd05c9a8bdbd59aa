import type { Work } from "../../../../core/mutation/work.ts";
import { endVoucher } from "../keep-voucher.ts";
import { lockItemVoucher } from "../lock-item-voucher.ts";

/** Hides a ticket or voucher from the traveller; it stays in the history. */
export async function removeVoucher(work: Work, { id }: { id: string }): Promise<string> {
  const { voucher, item } = await lockItemVoucher(work, id);
  endVoucher(work, voucher);
  work.audit("item.voucher-removed", item.id, {
    contractId: item.contract.id,
    tipo: item.tipo,
    filename: voucher.filename,
  });
  return item.id;
}
