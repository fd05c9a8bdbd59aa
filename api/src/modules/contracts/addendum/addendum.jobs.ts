import { job, type Sweep } from "../../../core/jobs/jobs.ts";
import { claimAddendum } from "./acts/claim-addendum.ts";
import { Addendum } from "./addendum.entity.ts";
import { certifyAddendum } from "./certify-addendum.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Makes the signed PDF of an addendum, and mails it. */
    "contracts.addendum-certificate": { signatureId: string };
  }
}

const MOST_AT_ONCE = 20;

/** Job that makes and mails the signed PDF, after the response to the signer. */
export const addendumJobs = [
  job("contracts.addendum-certificate", (context, { signatureId }) => certifyAddendum(context, signatureId)),
];

/** Makes signed PDFs whose job failed for good, and retries missing time stamps. */
export const addendumSweeps: readonly Sweep[] = [
  {
    name: "contracts.addenda-due",
    run: async ({ services: { orm, clock }, run }) => {
      const due = await orm.em
        .fork()
        .find(
          Addendum,
          { certificateDueAt: { $lte: clock.now() } },
          { fields: ["id"], orderBy: { certificateDueAt: "asc" }, limit: MOST_AT_ONCE },
        );
      for (const { id } of due) await run(claimAddendum, { id });
    },
  },
];
