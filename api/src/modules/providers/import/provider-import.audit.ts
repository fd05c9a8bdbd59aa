import { type Descriptions, fact } from "../../../core/audit/description.ts";
import { counted } from "../../../core/colombia/spoken.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "providers.imported": { archivo: string; lines: number; left: number };
    "providers.import-undone": { archivo: string; lines: number; left: number };
  }
}

const providers = (lines: number): string => counted(lines, "proveedor", "proveedores");

/** Texts of the history for imports of providers. */
export const describedProviderImports = {
  "providers.imported": ({ archivo, lines, left }) => ({
    did: `importó ${providers(lines)}`,
    changes: [...fact("Archivo", archivo), ...fact("Líneas que no se importaron", left)],
  }),
  "providers.import-undone": ({ archivo, lines, left }) => ({
    did: `deshizo la importación de ${providers(lines)}`,
    changes: [...fact("Archivo", archivo), ...fact("Se quedaron porque ya se usan", left)],
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
