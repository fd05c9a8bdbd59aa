import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { job, type Sweep } from "../../../core/jobs/jobs.ts";
import { claimCertificate } from "./acts/claim-certificate.ts";
import { certify } from "./certify.ts";
import { Contract } from "../contract/contract.entity.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Makes the signed PDF of a signature, and mails it. */
    "contracts.certificate": { signatureId: string };
  }
}

/** Job that makes and mails the signed PDF, after the response to the signer. */
export const certificateJobs = [
  job("contracts.certificate", (context, { signatureId }) => certify(context, signatureId)),
];

/** Makes signed PDFs whose job failed for good, and retries missing time stamps. */
export const certificateSweeps: readonly Sweep[] = [
  {
    name: "contracts.certificates-due",
    run: async ({ services: { orm, clock }, run }) => {
      for (const contractId of await contractsToCertify(orm.em.fork(), clock.now()))
        await run(claimCertificate, { contractId });
    },
  },
];

const MOST_AT_ONCE = 20;

/** Returns the contracts whose signed PDF is due, longest overdue first. */
async function contractsToCertify(em: SqlEntityManager, now: Date): Promise<string[]> {
  const due = await em.find(
    Contract,
    { certificateDueAt: { $lte: now } },
    { fields: ["id"], orderBy: { certificateDueAt: "asc" }, limit: MOST_AT_ONCE },
  );
  return due.map(({ id }) => id);
}
