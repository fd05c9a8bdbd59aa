import type { Scope } from "../../../core/mutation/scope.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { Invoice } from "./invoice.entity.ts";

/**
 * Returns the invoice of a contract that is not fully credited. Otherwise it is the fully credited invoice,
 * if the contract is not to be invoiced again. Null when there is none.
 */
export async function invoiceOfContract(
  { em }: Scope,
  { id, status }: Pick<Contract, "id" | "status">,
): Promise<Invoice | null> {
  const invoices = await em.find(Invoice, { contract: id }, { orderBy: { issuedAt: "desc", id: "desc" } });
  const living = invoices.find(({ creditedAmount, totalAmount }) => creditedAmount < totalAmount);
  return living ?? (status === "completed" ? null : (invoices[0] ?? null));
}

/** Returns another invoice of the same contract that is not fully credited; null when there is none. */
export async function otherLivingInvoice({ em }: Scope, { id, contract }: Invoice): Promise<Invoice | null> {
  const others = await em.find(Invoice, { contract: contract.id, id: { $ne: id }, creditedWhole: false });
  return others[0] ?? null;
}
