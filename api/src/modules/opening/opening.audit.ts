import { fact, moved, pesos, type Descriptions } from "../../core/audit/description.ts";
import { spokenMonth } from "../../core/colombia/spoken.ts";
import type { Month } from "../../core/colombia/days.ts";
import { type OpeningKind, openingKindLabels } from "./opening.rules.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "opening.opening-proposed": { mes: Month; lines: number };
    /** Amounts in COP; null when the balance was added or taken out. */
    "opening.opening-set": {
      clase: OpeningKind;
      nombre: string;
      before: number | null;
      after: number | null;
    };
    "opening.opening-confirmed": { mes: Month; lines: number };
  }
}

/** Descriptions of the audit entries about opening balances. */
export const describedOpening = {
  "opening.opening-proposed": ({ mes, lines }) => ({
    did: `propuso los saldos iniciales de ${spokenMonth(mes)}`,
    changes: fact("Saldos", lines),
  }),
  "opening.opening-set": ({ clase, nombre, before, after }) => ({
    did: `cambió un saldo inicial: ${openingKindLabels[clase]}`,
    changes: [...fact("De", nombre), ...moved("Valor", before ?? 0, after ?? 0, pesos)],
  }),
  "opening.opening-confirmed": ({ mes, lines }) => ({
    did: `confirmó los saldos iniciales de ${spokenMonth(mes)}`,
    changes: fact("Saldos", lines),
    tone: "leaf",
  }),
} satisfies Partial<Descriptions>;
