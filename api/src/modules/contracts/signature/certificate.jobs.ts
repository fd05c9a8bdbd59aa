import { job, type Sweep } from "../../../core/jobs/jobs.ts";
import { claimCertificate } from "./acts/claim-certificate.ts";
import { certify } from "./certify.ts";
import { contractsToCertify } from "./certificates-due.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Makes the signed PDF of a signature, and mails it. */
    "contracts.certificate": { signatureId: string };
  }
}

/** The signed PDF is made after the answer to who signs. */
export const certificateJobs = [
  job("contracts.certificate", (context, { signatureId }) => certify(context, signatureId)),
];

/** Has the certificates made whose job is dead, and asks again for time stamps that were not had. */
export const certificateSweeps: readonly Sweep[] = [
  {
    name: "contracts.certificates-due",
    run: async ({ services: { orm, clock }, run }) => {
      for (const contractId of await contractsToCertify(orm.em.fork(), clock.now()))
        await run(claimCertificate, { contractId });
    },
  },
];
