import { type Listener, on } from "../../../core/events/listeners.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import "../../contracts/contract/contract.events.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { takeBackInvoice } from "./take-back-invoice.ts";

/** What is invoiced and cancelled afterwards is taken back at once, where there is a number for the note. */
export const creditNoteListeners: readonly Listener[] = [
  on("contract.cancelled", async (work, { contractId }) => {
    const invoice = await work.em.findOne(Invoice, { contract: contractId });
    if (!invoice) return;
    await work.lock(invoice);
    await takeBackInvoice(work, invoice, await work.em.findOneOrFail(Contract, { id: contractId }));
  }),
];
