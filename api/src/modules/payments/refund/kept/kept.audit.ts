import { fact, money, pesos, type Descriptions } from "../../../../core/audit/description.ts";

declare module "../../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Amounts in COP that are not refunded to the client of a cancelled contract. */
    "contract.kept": { penalidad: number; noReembolsado: number; reason: string };
    "contract.kept-annulled": { penalidad: number; noReembolsado: number; reason: string };
  }
}

const parts = ({ penalidad, noReembolsado }: { penalidad: number; noReembolsado: number }) => [
  ...(penalidad > 0 ? fact("Penalidad de la agencia", penalidad, pesos) : []),
  ...(noReembolsado > 0 ? fact("No lo devuelven los proveedores", noReembolsado, pesos) : []),
];

/** Texts of the history for amounts kept of cancelled contracts. */
export const describedKept = {
  "contract.kept": ({ reason, ...kept }) => ({
    did: `retuvo ${money(kept.penalidad + kept.noReembolsado)} del contrato cancelado`,
    amount: kept.penalidad + kept.noReembolsado,
    changes: parts(kept),
    note: reason,
  }),
  "contract.kept-annulled": ({ reason, ...kept }) => ({
    did: `anuló lo retenido del contrato: ${money(kept.penalidad + kept.noReembolsado)}`,
    amount: kept.penalidad + kept.noReembolsado,
    changes: parts(kept),
    note: reason,
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
