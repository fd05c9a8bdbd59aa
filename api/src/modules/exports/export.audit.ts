import { fact, type Descriptions } from "../../core/audit/description.ts";
import { counted, spokenMonth } from "../../core/colombia/spoken.ts";
import { exportFormatLabels } from "./export.rules.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `rows` is the number at the time of the request; `filter` is the JSON of the query's filter. */
    "list.exported": {
      list: string;
      title: string;
      format: keyof typeof exportFormatLabels;
      rows: number;
      filter: string;
    };
    /** `sha256` is the hash of the folder's content, which the same closing keeps. */
    "month.exported": { mes: string; version: number; vouchers: number; program: string; sha256: string };
    /** The file was opened by its maker. */
    "list.opened": { title: string; rows: number };
  }
}

/** Descriptions of the audit entries about exports. */
export const describedListExports = {
  "list.exported": ({ title, format, rows, filter }) => ({
    did: `exportó ${counted(rows, "fila", "filas")} de ${title} en ${exportFormatLabels[format]}`,
    changes: filter ? fact("Filtro", filter) : [],
  }),
  "month.exported": ({ mes, version, vouchers, sha256 }) => ({
    did: `exportó el paquete contable de ${spokenMonth(mes)}`,
    changes: [
      ...fact("Versión", version),
      ...fact("Comprobantes", vouchers),
      ...fact("Huella SHA-256", sha256),
    ],
  }),
  "list.opened": ({ title, rows }) => ({
    did: `abrió la exportación de ${title} (${counted(rows, "fila", "filas")})`,
  }),
} satisfies Partial<Descriptions>;
