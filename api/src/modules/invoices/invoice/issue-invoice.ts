import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { drawNumbers } from "../../numbering/draw-numbers.ts";
import type { PaperParty } from "../paper/paper.types.ts";
import "../sending/sending.jobs.ts";
import "./invoice.audit.ts";
import { Invoice } from "./invoice.entity.ts";
import "./invoice.events.ts";
import type { DraftLine } from "./invoice.rules.ts";
import { NO_RANGE } from "./invoice.texts.ts";
import { writeInvoice } from "./write-invoice.ts";

/** What a new invoice is made of. */
interface Issuing {
  readonly lines: readonly DraftLine[];
  /** To whom it is billed; null: the client, with the document of the contract. */
  readonly buyer: PaperParty | null;
  /** Whether something of its purchases is not answered: it waits for somebody to confirm it. */
  readonly isOpen: boolean;
  /** Who allowed it before its moment came; absent where who acts does. */
  readonly authorizedBy?: string;
}

/**
 * Makes the invoice of a locked contract under the next number, which is given back when anything refuses,
 * and queues it. @throws Refusal CONFLICT where there is no number.
 */
export async function issueInvoice(
  work: Work,
  contract: Contract,
  { lines, buyer, isOpen, authorizedBy }: Issuing,
): Promise<Invoice> {
  const [drawn] = await drawNumbers(work, "factura", 1);
  if (!drawn) throw conflict(NO_RANGE);
  const invoice = Object.assign(new Invoice(), isOpen && { sendingState: "por_revisar" as const });
  invoice.contract = contract;
  await writeInvoice(work, invoice, contract, { drawn, lines, buyer });
  if (isOpen) invoice.nextTryAt = null;
  work.add(invoice);
  contract.invoicedAt = work.now;
  const { id, number, totalAmount: total } = invoice;
  const { contractNumber } = contract;
  const issued = { number, total, contractId: contract.id, contractNumber };
  work.audit("invoice.issued", id, authorizedBy === undefined ? issued : { ...issued, authorizedBy });
  await work.job("invoices.paper", { kind: "factura", paperId: id });
  await work.emit("invoice.issued", { invoiceId: id });
  return invoice;
}
