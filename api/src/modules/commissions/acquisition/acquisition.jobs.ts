import { job } from "../../../core/jobs/jobs.ts";
import { keepAcquisition } from "./acts/keep-acquisition.ts";
import { printAcquisition } from "./acquisition.print.ts";
import { AcquisitionDocument } from "./acquisition-document.entity.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "commissions.acquisitions": { payoutId: string };
  }
}

/** Creates the PDFs of a payment's documents; a repeated run skips documents that have one. */
export const acquisitionJobs = [
  job("commissions.acquisitions", async ({ services, run }, { payoutId }) => {
    const em = services.orm.em.fork();
    const waiting = await em.find(
      AcquisitionDocument,
      { payout: payoutId, pdfKey: null },
      { populate: ["range"], orderBy: { id: "asc" } },
    );
    for (const document of waiting) {
      const stored = await printAcquisition(services, em, document);
      await run(keepAcquisition, { documentId: document.id, stored });
    }
  }),
];
