import { badInput, conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findInvoice } from "../../invoice/invoice.access.ts";
import type { CreditInvoiceInput } from "../../invoice/invoice.inputs.ts";
import { refuseInvoiceAct } from "../../invoice/invoice-state.ts";
import { NO_NOTE_RANGE } from "../../invoice/invoice.texts.ts";
import { creditableLines } from "../credit-note-lines.ts";
import { creditedParts } from "../credit-note.rules.ts";
import { takeBackInvoice } from "../take-back-invoice.ts";

/**
 * Takes back, for an error, lines or parts of lines of an invoice that the DIAN has, or all that is left of
 * it. Answers the invoice's id.
 */
export async function creditInvoice(
  work: Work,
  { invoiceId, input }: { invoiceId: string; input: CreditInvoiceInput },
): Promise<string> {
  const { concepto, lineas } = input;
  const invoice = await findInvoice(work, invoiceId);
  const contract = await work.em.findOneOrFail(Contract, { id: invoice.contract.id });
  await work.lock(contract, invoice);
  await refuseInvoiceAct(work, invoice, "creditPart");
  const parts = creditedParts(await creditableLines(work, invoiceId), lineas ?? null);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const left = invoice.totalAmount - invoice.creditedAmount;
  if (concepto === "anulacion" && total !== left)
    throw badInput("concepto", "La anulación devuelve toda la factura: elige otro concepto para una parte.");
  const crediting = { concepto, motivo: input.motivo.trim(), parts };
  if (!(await takeBackInvoice(work, invoice, contract, crediting))) throw conflict(NO_NOTE_RANGE);
  return invoiceId;
}
