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

/** Data of a new invoice. */
interface Issuing {
  readonly lines: readonly DraftLine[];
  /** Person or company that it is billed to; null: the client, with the document of the contract. */
  readonly buyer: FiscalParty | null;
  /** True when a question about its purchases is unanswered, so that it waits for a person's confirmation. */
  readonly isOpen: boolean;
  /** Person who authorized it in advance; absent when the person who acts may do it. */
  readonly authorizedBy?: string;
}

/**
 * Makes the invoice of a locked contract under the next number, which is released when anything refuses, and
 * queues it. @throws Refusal CONFLICT when there is no number.
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
