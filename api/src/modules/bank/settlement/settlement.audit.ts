import { by, fact, type Descriptions } from "../../../core/audit/description.ts";
import { acquirerLabels, depositLabels } from "./settlement-labels.rules.ts";
import { formatCents } from "../../../core/colombia/cop.ts";
import type { AcquirerName } from "../statement/reading/acquirers.ts";
import type { DepositKind } from "./settle.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "bank.settlement-imported": {
      accountId: string;
      acquirer: AcquirerName;
      filename: string;
      lines: number;
      /** Hundredths of a peso. */
      net: number;
    };
    "bank.settlement-undone": { acquirer: AcquirerName; filename: string; movements: number };
    "bank.settlement-payment": { lineId: string; paymentId: string; amount: number };
    "bank.settled": { movementId: string; settlementId: string; acquirer: AcquirerName; kind: DepositKind };
    "bank.unsettled": { movementId: string; settlementId: string };
  }
}

/** Descriptions of the audit entries about settlements. */
export const describedSettlements = {
  "bank.settlement-imported": ({ acquirer, filename, lines, net }) => ({
    did: `importó la liquidación de ${acquirerLabels[acquirer]} ${filename}`,
    changes: [...fact("Transacciones", lines), ...fact("Neto", formatCents(net))],
  }),
  "bank.settlement-undone": ({ acquirer, filename, movements }) => ({
    did: `deshizo la liquidación de ${acquirerLabels[acquirer]} ${filename}`,
    changes: fact("Movimientos que quedaron por clasificar", movements),
    tone: "sun",
  }),
  "bank.settlement-payment": ({ amount }) => ({
    did: "dijo qué pago es una transacción de la liquidación",
    changes: fact("Respalda", formatCents(amount * 100)),
  }),
  "bank.settled": ({ acquirer, kind }) => ({
    did: `unió el movimiento con la liquidación de ${acquirerLabels[acquirer]}`,
    changes: fact("Qué es", by(depositLabels)(kind)),
  }),
  "bank.unsettled": () => ({ did: "separó el movimiento de su liquidación", tone: "sun" }),
} satisfies Partial<Descriptions>;
