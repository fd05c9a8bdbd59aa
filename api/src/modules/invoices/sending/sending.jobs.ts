import { job, type Sweep } from "../../../core/jobs/jobs.ts";
import { fiscalDocuments } from "../document/fiscal-documents.ts";
import { printOnce } from "../printing/print-once.ts";
import { FiscalDocumentKind } from "./sending.enums.ts";
import { sendFiscalDocument } from "./send-fiscal-document.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "invoices.paper": { kind: FiscalDocumentKind; paperId: string };
    "invoices.send": { kind: FiscalDocumentKind; paperId: string };
  }
}

const MOST_AT_ONCE = 50;

/** Jobs that print a new document, store its files and send it; a repeated run does not print it again. */
export const fiscalDocumentJobs = [
  job("invoices.paper", async (context, { kind, paperId }) => {
    await printOnce(context, kind, paperId);
    await sendFiscalDocument(context, kind, paperId);
  }),
  job("invoices.send", (context, { kind, paperId }) => sendFiscalDocument(context, kind, paperId)),
];

/** Sweep that sends documents due for another attempt, after the provider did not respond. */
export const fiscalDocumentSweeps: readonly Sweep[] = [
  {
    name: "invoices.send-due",
    run: async (context) => {
      const { orm, clock } = context.services;
      const due = { nextTryAt: { $lte: clock.now() } };
      for (const kind of Object.values(FiscalDocumentKind)) {
        const waiting = await orm.em.fork().find(fiscalDocuments[kind], due, {
          fields: ["id"],
          orderBy: { nextTryAt: "asc" },
          limit: MOST_AT_ONCE,
        });
        for (const { id } of waiting) await sendFiscalDocument(context, kind, id);
      }
    },
  },
];
