import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findInvoice } from "../../invoice/invoice.access.ts";
import type { CreditInvoiceInput } from "../../invoice/invoice.inputs.ts";
import { refuseInvoiceAct } from "../../invoice/invoice-state.ts";
import { NO_NOTE_RANGE } from "../../invoice/invoice.texts.ts";
import { creditableLines } from "../credit-note-lines.ts";
import { askedCrediting, creditLockedInvoice } from "../credit-locked-invoice.ts";

/**
 * Credits an accepted invoice because of an error: some of its lines, parts of them, or everything not
 * credited yet. Returns the invoice's id.
 */
export async function creditInvoice(
  work: Work,
  { invoiceId, input }: { invoiceId: string; input: CreditInvoiceInput },
): Promise<string> {
  const invoice = await findInvoice(work, invoiceId);
  const contract = await work.em.findOneOrFail(Contract, { id: invoice.contract.id });
  await work.lock(contract, invoice);
  await refuseInvoiceAct(work, invoice, "creditPart");
  const crediting = askedCrediting(await creditableLines(work, invoiceId), input);
  if (!(await creditLockedInvoice(work, invoice, contract, crediting))) throw conflict(NO_NOTE_RANGE);
  return invoiceId;
}
