import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { Invoice } from "../invoice.entity.ts";
import type { InvoiceStatus } from "../invoice.enums.ts";
import { paidMoves } from "../invoice-moves.ts";
import { collections, type InvoiceCollection } from "./collection.rules.ts";

/**
 * Updates the invoices of a contract after its received money changed. A fully collected invoice becomes
 * paid; when it is no longer fully collected, it returns to its former status. An invoice whose status was
 * set manually is unchanged. A fully credited invoice receives no money, and its status no longer changes.
 */
export async function settleInvoices(work: Work, contractId: string): Promise<void> {
  const contract = await work.em.findOneOrFail(Contract, { id: contractId });
  if (contract.invoicedAt === null) return;
  await work.save();
  const invoices = await work.em.find(
    Invoice,
    { contract: contractId, creditedWhole: false },
    { orderBy: { issuedAt: "asc", id: "asc" } },
  );
  if (invoices.length === 0) return;
  await work.lock(...invoices);
  const found = collections(contract.totalPagado, invoices);
  for (const [at, invoice] of invoices.entries()) settle(work, invoice, found[at] ?? null);
}

function settle(work: Work, invoice: Invoice, collection: InvoiceCollection | null): void {
  const { status, unpaidStatus, statusByHand } = invoice;
  if (collection === null || statusByHand) return;
  if (collection === "pagada" && paidMoves.lifecycle.allows(status, "paid")) {
    moveByReceipts(work, invoice, "paid");
    invoice.unpaidStatus = status;
  } else if (collection !== "pagada" && unpaidStatus !== null) {
    invoice.unpaidStatus = null;
    moveByReceipts(work, invoice, unpaidStatus);
  }
}

function moveByReceipts(work: Work, invoice: Invoice, after: InvoiceStatus): void {
  const { number, status: before } = invoice;
  work.move(paidMoves, invoice, after, {
    audit: ["invoice.status-changed", { number, before, after, byReceipts: true }],
  });
}
