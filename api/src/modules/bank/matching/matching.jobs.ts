import type { FilterQuery } from "@mikro-orm/core";
import { type Month, monthBounds } from "../../../core/colombia/days.ts";
import { job } from "../../../core/jobs/jobs.ts";
import { Refusal } from "../../../core/failure.ts";
import { acceptExactly } from "./acts/accept-exactly.ts";
import { BankProposal } from "./proposal.entity.ts";

/** Range of exact proposals to process: of an import, of a payment, or of the payments in a month. */
type ExactlyOf = { readonly importId: string } | { readonly paymentId: string } | { readonly mes: Month };

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "bank.accept-exactly": ExactlyOf;
  }
}

function proposalsOf(of: ExactlyOf): FilterQuery<BankProposal> {
  if ("importId" in of) return { movement: { import: of.importId } };
  if ("paymentId" in of) return { payment: of.paymentId };
  const { from, to } = monthBounds(of.mes);
  return { payment: { fechaPago: { $gte: from, $lte: to } } };
}

/** Job that accepts exact matches automatically, each in its own transaction. */
export const matchingJobs = [
  job("bank.accept-exactly", async ({ services, run }, of) => {
    const em = services.orm.em.fork();
    const proposals = await em.find(
      BankProposal,
      { $and: [{ exact: true }, proposalsOf(of)] },
      { fields: ["id"], orderBy: { id: "asc" } },
    );
    for (const { id } of proposals) {
      try {
        await run(acceptExactly, { id });
      } catch (error) {
        // A refused proposal, such as one of a closed month, is left to people.
        if (!(error instanceof Refusal)) throw error;
      }
    }
  }),
];
