import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findInvoice } from "../../invoice/invoice.access.ts";
import { refuseInvoiceAct } from "../../invoice/invoice-state.ts";
import { NO_NOTE_RANGE } from "../../invoice/invoice.texts.ts";
import { cancellationOf, creditLockedInvoice } from "../credit-locked-invoice.ts";

/** Issues the credit note of a cancelled contract's invoice, when it could not be issued automatically. */
export async function issueCreditNote(work: Work, { invoiceId }: { invoiceId: string }): Promise<string> {
  const invoice = await findInvoice(work, invoiceId);
  const contract = await work.em.findOneOrFail(Contract, { id: invoice.contract.id });
  await work.lock(contract, invoice);
  await refuseInvoiceAct(work, invoice, "credit");
  const crediting = await cancellationOf(work, invoice, contract);
  if (!(await creditLockedInvoice(work, invoice, contract, crediting))) throw conflict(NO_NOTE_RANGE);
  return invoice.id;
}
