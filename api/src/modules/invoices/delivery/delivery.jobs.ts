import { job } from "../../../core/jobs/jobs.ts";
import { printOnce } from "../printing/print-once.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import { packFiscalDocument } from "./pack-fiscal-document.ts";
import { mailFiscalDocument } from "./acts/mail-fiscal-document.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "invoices.deliver": { kind: FiscalDocumentKind; paperId: string };
  }
}

/** Job that mails an accepted document to its client. */
export const deliveryJobs = [
  job("invoices.deliver", async (context, { kind, paperId }) => {
    // Its own job may be still to print it, where a sweep sent it.
    await printOnce(context, kind, paperId);
    await context.run(mailFiscalDocument, {
      kind,
      documentId: paperId,
      archive: await packFiscalDocument(context, kind, paperId),
    });
  }),
];
