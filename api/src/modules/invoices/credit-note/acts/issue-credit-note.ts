import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findInvoice } from "../../invoice/invoice.access.ts";
import { refuseInvoiceAct } from "../../invoice/invoice-state.ts";
import { takeBackInvoice } from "../take-back-invoice.ts";

/** Makes the credit note of a cancelled contract's invoice that could not be made by itself. */
export async function issueCreditNote(work: Work, { invoiceId }: { invoiceId: string }): Promise<string> {
  const invoice = await findInvoice(work, invoiceId);
  const contract = await work.em.findOneOrFail(Contract, { id: invoice.contract.id });
  await work.lock(contract, invoice);
  await refuseInvoiceAct(work, invoice, "credit");
  if (!(await takeBackInvoice(work, invoice, contract)))
    throw conflict("Configura un rango de numeración para notas crédito.");
  return invoice.id;
}
