import { notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ContractItem } from "./item.entity.ts";
import { refuseItemAct } from "./item-state.ts";
import { lockVoucher, NO_VOUCHER, visibleVouchers } from "./voucher.access.ts";
import type { TripVoucher } from "./voucher.entity.ts";

/**
 * Loads and locks a ticket or voucher in the caller's scope, with its item, if the item's documents may
 * change now.
 * @throws Refusal NOT_FOUND, CONFLICT.
 */
export async function lockItemVoucher(
  work: Work,
  id: string,
): Promise<{ voucher: TripVoucher; item: ContractItem }> {
  const voucher = await lockVoucher(work, id, visibleVouchers(work.viewer, work.link));
  if (!voucher.item) throw notFound(NO_VOUCHER);
  const item = await work.em.findOneOrFail(ContractItem, { id: voucher.item.id }, { populate: ["contract"] });
  refuseItemAct(work, { contract: item.contract, item }, "attachVoucher");
  return { voucher, item };
}
