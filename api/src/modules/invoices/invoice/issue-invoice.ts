import { assign } from "../../../core/rows.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { drawNumbers } from "../../numbering/draw-numbers.ts";
import { settleInvoices } from "./collection/settle-invoices.ts";
import type { FiscalParty } from "../document/fiscal-document.types.ts";
import { Invoice } from "./invoice.entity.ts";
import type { DraftLine } from "./invoice.rules.ts";
import { NO_RANGE } from "./invoice.texts.ts";
import { writeInvoice } from "./write-invoice.ts";

/** Values for a new invoice. */
interface Issuing {
  readonly lines: readonly DraftLine[];
  /** Person or company that the invoice is billed to; when null, the client with the contract's document. */
  readonly buyer: FiscalParty | null;
  /**
   * True when a question about the purchases is unanswered, so that the invoice needs a person's
   * confirmation.
   */
  readonly isOpen: boolean;
  /**
   * Person who authorized the invoice in advance; absent when the caller may issue it without authorization.
   */
  readonly authorizedBy?: string;
}

/**
 * Issues and queues the invoice of a locked contract with the next number, which is released if anything is
 * refused.
 * @throws Refusal CONFLICT when no number is available.
 */
export async function issueInvoice(
  work: Work,
  contract: Contract,
  { lines, buyer, isOpen, authorizedBy }: Issuing,
): Promise<Invoice> {
  const [drawn] = await drawNumbers(work, "factura", 1);
  if (!drawn) throw conflict(NO_RANGE);
  const invoice = assign(new Invoice(), isOpen ? { sendingState: "por_revisar" } : {});
  invoice.contract = contract;
  await writeInvoice(work, invoice, contract, { drawn, lines, buyer });
  if (isOpen) invoice.nextTryAt = null;
  work.add(invoice);
  contract.invoicedAt = work.now;
  const { id, number, totalAmount: total } = invoice;
  const { contractNumber } = contract;
  const issued = { number, total, contractId: contract.id, contractNumber };
  work.audit("invoice.issued", id, authorizedBy === undefined ? issued : { ...issued, authorizedBy });
  await settleInvoices(work, contract.id);
  await work.job("invoices.paper", { kind: "factura", paperId: id });
  await work.emit("invoice.issued", { invoiceId: id });
  return invoice;
}
