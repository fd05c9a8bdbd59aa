import { fact, type Tellings } from "../../core/audit/telling.ts";
import { counted } from "../../core/colombia/spoken.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `filter` as a person reads it. */
    "audit.exported": { rows: number; filter: string };
  }
}

/** How the history tells it. */
export const toldExports = {
  "audit.exported": ({ rows, filter }) => ({
    did: `descargó ${counted(rows, "fila", "filas")} de la auditoría`,
    changes: fact("Filtro", filter),
  }),
} satisfies Partial<Tellings>;
