import { type Tellings } from "../../../core/audit/telling.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.cancellation-requested": { reason: string };
    "contract.cancellation-discarded": { answer: string };
  }
}

/** How the history tells it. */
export const toldCancellations = {
  "contract.cancellation-requested": ({ reason }) => ({
    did: "pidió cancelar el contrato",
    note: reason,
    tone: "sun",
  }),
  "contract.cancellation-discarded": ({ answer }) => ({
    did: "descartó la solicitud de cancelación",
    note: answer,
  }),
} satisfies Partial<Tellings>;
