import { on } from "../../core/events/listeners.ts";
import { Quote } from "../quotes/quote.entity.ts";
import "../quotes/quote.events.ts";
import { copySellers } from "./contract-of-quote.ts";
import "./contract.audit.ts";
import { Contract } from "./contract.entity.ts";

/** A contract's sellers are those of its quote, also when the quote is given to another. */
export const contractListeners = [
  on("quote.assigned", async (work, { quoteId }) => {
    const contract = await work.em.findOne(Contract, { quote: quoteId });
    if (!contract) return;
    copySellers(contract, await work.em.findOneOrFail(Quote, { id: quoteId }));
    work.audit("contract.reassigned", contract.id, {});
  }),
];
