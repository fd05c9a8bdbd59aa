import type { Work } from "../../../../core/mutation/work.ts";
import type { WompiTransaction } from "../../wompi/transaction.ts";
import { type Applied, applyTransaction } from "../apply-transaction.ts";

/** Stores the provider's answer to a query about one transaction. */
export const keepReportedTransaction = (
  work: Work,
  { transaction }: { readonly transaction: WompiTransaction },
): Promise<Applied> => applyTransaction(work, transaction);
