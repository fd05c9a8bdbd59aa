import { type Listener, on } from "../../../../core/events/listeners.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { PayableRef } from "../../../payments/payable/payable.ts";
import { settleInvoices } from "./settle-invoices.ts";

const settle = async (work: Work, { payable }: { payable: PayableRef }): Promise<void> => {
  if (payable.kind === "contract") await settleInvoices(work, payable.id);
};

/** Listeners that update a contract's invoices when its received money changes, in the same transaction. */
export const collectionListeners: readonly Listener[] = [
  on("payment.verified", settle),
  on("payment.withheld", settle),
  on("payment.reversed", settle),
];
