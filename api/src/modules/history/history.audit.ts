import { fact, type Descriptions } from "../../core/audit/description.ts";
import { counted } from "../../core/colombia/spoken.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `filter` is described as text. */
    "audit.exported": { rows: number; filter: string };
  }
}

/** Descriptions of the audit entries about exports of the audit log. */
export const describedExports = {
  "audit.exported": ({ rows, filter }) => ({
    did: `descargó ${counted(rows, "fila", "filas")} de la auditoría`,
    changes: fact("Filtro", filter),
  }),
} satisfies Partial<Descriptions>;
