import { spokenMonth } from "../../../core/colombia/spoken.ts";
import { moved, pesos, type Descriptions } from "../../../core/audit/description.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /**
     * Change of a person's goal; `before` is null when there was none, `after` is null when it was removed.
     */
    "sales-goal.changed": { mes: string; before: number | null; after: number | null };
  }
}

const verb = (before: number | null, after: number | null): string =>
  after === null ? "quitó" : before === null ? "fijó" : "cambió";

/** Texts of the history for sales goals. */
export const describedSalesGoals = {
  "sales-goal.changed": ({ mes, before, after }) => ({
    did: `${verb(before, after)} la meta de ventas de ${spokenMonth(mes)}`,
    changes: moved("Meta", before, after, pesos),
  }),
} satisfies Partial<Descriptions>;
