import { fact, type Descriptions } from "../../../core/audit/description.ts";
import { shortDay } from "../../../core/colombia/short-day.ts";
import { formatCents } from "../../../core/colombia/cop.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "bank.imported": {
      accountId: string;
      filename: string;
      lines: number;
      fresh: number;
      /**
       * Numbers of possible duplicates that were imported and that were omitted; absent in entries from
       * before files were compared.
       */
      taken?: number;
      held?: number;
      refused?: number;
    };
    "bank.import-undone": { accountId: string; filename: string; gone: number; kept: number };
    "bank.columns-kept": { accountId: string; columns: object };
    "bank.balance-typed": {
      accountId: string;
      day: string;
      amount: number | null;
      centavos: number | null;
    };
    "bank.automatic": { accountId: string; automatic: boolean };
  }
}

/** Descriptions of the audit entries about statements. */
export const describedStatements = {
  "bank.imported": ({ filename, lines, fresh, taken, held, refused }) => ({
    did: `importó el extracto ${filename}`,
    changes: [
      ...fact("Movimientos", lines),
      ...fact("Nuevos", fresh),
      ...(taken ? fact("Posiblemente repetidos que se tomaron", taken) : []),
      ...(held ? fact("Posiblemente repetidos que se dejaron", held) : []),
      ...(refused ? fact("Líneas rechazadas que no entraron", refused) : []),
    ],
  }),
  "bank.import-undone": ({ filename, gone, kept }) => ({
    did: `deshizo la importación de ${filename}`,
    changes: [
      ...fact("Movimientos que se quitaron", gone),
      ...(kept ? fact("Movimientos que otro archivo también trae", kept) : []),
    ],
    tone: "sun",
  }),
  "bank.columns-kept": () => ({ did: "guardó qué dice cada columna del extracto" }),
  "bank.balance-typed": ({ day, amount, centavos }) => ({
    did: `${amount === null ? "quitó" : "escribió"} el saldo del extracto al ${shortDay(day)}`,
    changes: amount === null ? [] : fact("Saldo", formatCents(amount * 100 + (centavos ?? 0))),
  }),
  "bank.automatic": ({ automatic }) => ({
    did: `${automatic ? "encendió" : "apagó"} la verificación automática de pagos`,
  }),
} satisfies Partial<Descriptions>;
