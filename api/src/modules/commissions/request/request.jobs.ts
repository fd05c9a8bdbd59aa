import { job } from "../../../core/jobs/jobs.ts";
import { SupportDocument } from "../commission/document/support-document.entity.ts";
import { keepSupportDocument } from "./acts/keep-support-document.ts";
import { printSupportDocument } from "./support-document.print.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "commissions.support-document": { documentId: string };
  }
}

/** Job that creates the PDF of a «cuenta de cobro»; a repeated run skips a document that has one. */
export const requestJobs = [
  job("commissions.support-document", async ({ services, run }, { documentId }) => {
    const em = services.orm.em.fork();
    const document = await em.findOneOrFail(SupportDocument, { id: documentId });
    if (document.documentoId !== null) return;
    const { stored, code } = await printSupportDocument(services, em, document);
    await run(keepSupportDocument, { documentId, code, stored });
  }),
];
