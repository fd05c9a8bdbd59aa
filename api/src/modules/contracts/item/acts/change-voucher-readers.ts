import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";
import { lockItemVoucher } from "../lock-item-voucher.ts";
import { type AskedReaders, readersOf, seenByOf } from "../voucher-readers.ts";

interface Changed extends AskedReaders {
  readonly id: string;
}

/**
 * Changes who, besides the client, sees a ticket or voucher; the file is unchanged and nobody is notified.
 */
export async function changeVoucherReaders(work: Work, { id, ...asked }: Changed): Promise<string> {
  const { voucher, item } = await lockItemVoucher(work, id);
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
