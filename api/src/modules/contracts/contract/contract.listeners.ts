import { on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { endDocuments } from "../../../core/verification/issue-document.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { copySellers } from "./sale/contract-sellers.ts";
import { Contract } from "./contract.entity.ts";

async function followSellers(work: Work, { quoteId }: { quoteId: string }): Promise<void> {
  // A cancelled contract keeps who sold it; its quote may have another one since.
  const contract = await work.em.findOne(Contract, { quote: quoteId, status: { $ne: "cancelled" } });
  if (!contract) return;
  copySellers(contract, await work.em.findOneOrFail(Quote, { id: quoteId }));
  work.audit("contract.reassigned", contract.id, {});
}

/** Listeners that copy changes of the quote's sellers and client account to its contract. */
export const contractListeners = [
  on("quote.assigned", followSellers),
  on("quote.sellers-changed", followSellers),
  // A document of a cancelled contract no longer counts when it is verified, however the contract was
  // cancelled.
  on("contract.cancelled", (work, { contractId }) =>
    endDocuments(work, contractId, "anulado", ["contract", "signed_contract"]),
  ),
  on("link.used-by-maker", async (work, { purpose, recordId, makerId }) => {
    if (purpose !== "payment" && purpose !== "signature") return;
    work.audit("contract.link-used-by-maker", recordId, { makerId, purpose });
    await work.emit("contract.link-used-by-maker", { contractId: recordId, makerId, purpose });
  }),
  on("customer.merged", async (work, { customerId, intoId }) => {
    await work.rows(sql`update contracts set customer_id = ${intoId} where customer_id = ${customerId}`);
  }),
  on("user.email-verified", async (work, { userId }) => {
    const contracts = await work.em.find(Contract, { account: null, quote: { cliente: userId } });
    for (const contract of contracts) {
      contract.account = work.em.getReference(User, userId);
      work.audit("contract.client-linked", contract.id, { clienteId: userId });
    }
  }),
];
