import { moved, type Descriptions } from "../../../core/audit/description.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "quote-template.saved": { name: string; quoteId: string; shared: boolean };
    "quote-template.renamed": { before: string; after: string };
    "quote-template.removed": { name: string };
  }
}

/** Texts of the history for quote templates. */
export const describedQuoteTemplates = {
  "quote-template.saved": ({ name }) => ({ did: `guardó la plantilla de cotización ${name}` }),
  "quote-template.renamed": ({ before, after }) => ({
    did: "cambió el nombre de una plantilla de cotización",
    changes: moved("Nombre", before, after),
  }),
  "quote-template.removed": ({ name }) => ({
    did: `eliminó la plantilla de cotización ${name}`,
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
