import { type Descriptions, fact, pesos } from "../../../core/audit/description.ts";
import { counted } from "../../../core/colombia/spoken.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "past-sales.imported": { archivo: string; lines: number; left: number; total: number };
    "past-sales.import-undone": { archivo: string; lines: number; total: number };
  }
}

const sales = (lines: number): string => counted(lines, "venta anterior", "ventas anteriores");

/** Descriptions of the audit entries about sales from before the platform. */
export const describedPastSales = {
  "past-sales.imported": ({ archivo, lines, left, total }) => ({
    did: `importó ${sales(lines)}`,
    changes: [
      ...fact("Archivo", archivo),
      ...fact("Precio", total, pesos),
      ...fact("Líneas que no se importaron", left),
    ],
  }),
  "past-sales.import-undone": ({ archivo, lines, total }) => ({
    did: `deshizo la importación de ${sales(lines)}`,
    changes: [...fact("Archivo", archivo), ...fact("Precio", total, pesos)],
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
