import { type Listener, on } from "../../../core/events/listeners.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { invoiceOfContract } from "../invoice/invoice-of-contract.ts";
import { cancellationOf, creditLockedInvoice } from "./credit-locked-invoice.ts";

/**
 * Listeners that credit a contract's invoice when the contract is cancelled, if a number for the credit note
 * is available.
 */
export const creditNoteListeners: readonly Listener[] = [
  on("contract.cancelled", async (work, { contractId }) => {
    const contract = await work.em.findOneOrFail(Contract, { id: contractId });
    const invoice = await invoiceOfContract(work, contract);
    if (!invoice) return;
    await work.lock(invoice);
    if (invoice.creditedAmount === invoice.totalAmount) return;
    await creditLockedInvoice(work, invoice, contract, await cancellationOf(work, invoice, contract));
  }),
];
