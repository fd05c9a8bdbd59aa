import { notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";
import { ContractItem } from "../item.entity.ts";
import { refuseItemAct } from "../item-state.ts";
import { lockVoucher, NO_VOUCHER, visibleVouchers } from "../voucher.access.ts";
import { type AskedReaders, readersOf, seenByOf } from "../voucher-readers.ts";

interface Changed extends AskedReaders {
  readonly id: string;
}

/** Changes who sees a ticket or voucher besides the client; its file stays, and nobody is notified. */
export async function changeVoucherReaders(work: Work, { id, ...asked }: Changed): Promise<string> {
  const voucher = await lockVoucher(work, id, visibleVouchers(work.viewer, work.link));
  if (!voucher.item) throw notFound(NO_VOUCHER);
  const item = await work.em.findOneOrFail(ContractItem, { id: voucher.item.id });
  await refuseItemAct(work, item, "attachVoucher");
  const contract = await work.find(Contract, { id: item.contract.id }, NO_CONTRACT);
  const before = seenByOf(voucher);
  assign(voucher, await readersOf(work, contract, asked));
  work.audit("item.voucher-readers-changed", item.id, {
    contractId: contract.id,
    tipo: item.tipo,
    filename: voucher.filename,
    before,
    after: seenByOf(voucher),
  });
  return item.id;
}
