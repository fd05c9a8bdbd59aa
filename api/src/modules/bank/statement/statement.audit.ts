import { fact, type Descriptions } from "../../../core/audit/description.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "bank.imported": { accountId: string; filename: string; lines: number; fresh: number };
    "bank.columns-kept": { accountId: string; columns: object };
    "bank.automatic": { accountId: string; automatic: boolean };
  }
}

/** Descriptions of the audit entries about statements. */
export const describedStatements = {
  "bank.imported": ({ filename, lines, fresh }) => ({
    did: `importó el extracto ${filename}`,
    changes: [...fact("Movimientos", lines), ...fact("Nuevos", fresh)],
  }),
  "bank.columns-kept": () => ({ did: "guardó qué dice cada columna del extracto" }),
  "bank.automatic": ({ automatic }) => ({
    did: `${automatic ? "encendió" : "apagó"} la verificación automática de pagos`,
  }),
} satisfies Partial<Descriptions>;
