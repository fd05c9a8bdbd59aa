import { moved, type Tellings } from "../../../core/audit/telling.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "quote-template.saved": { name: string; quoteId: string; shared: boolean };
    "quote-template.renamed": { before: string; after: string };
    "quote-template.removed": { name: string };
  }
}

/** How the history tells it. */
export const toldQuoteTemplates = {
  "quote-template.saved": ({ name }) => ({ did: `guardó la plantilla de cotización ${name}` }),
  "quote-template.renamed": ({ before, after }) => ({
    did: "cambió el nombre de una plantilla de cotización",
    changes: moved("Nombre", before, after),
  }),
  "quote-template.removed": ({ name }) => ({
    did: `eliminó la plantilla de cotización ${name}`,
    tone: "clay",
  }),
} satisfies Partial<Tellings>;
