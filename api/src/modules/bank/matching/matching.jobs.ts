import { job } from "../../../core/jobs/jobs.ts";
import { Refusal } from "../../../core/failure.ts";
import { acceptExactly } from "./acts/accept-exactly.ts";
import { BankProposal } from "./proposal.entity.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "bank.accept-exactly": { importId: string };
  }
}

/** Does by itself what an import matches exactly, each in a transaction of its own. */
export const matchingJobs = [
  job("bank.accept-exactly", async ({ services, run }, { importId }) => {
    const em = services.orm.em.fork();
    const proposals = await em.find(
      BankProposal,
      { exact: true, movement: { import: importId } },
      { fields: ["id"], orderBy: { id: "asc" } },
    );
    for (const { id } of proposals) {
      try {
        await run(acceptExactly, { id });
      } catch (error) {
        // What is refused, such as by a closed month, is left to people.
        if (!(error instanceof Refusal)) throw error;
      }
    }
  }),
];
