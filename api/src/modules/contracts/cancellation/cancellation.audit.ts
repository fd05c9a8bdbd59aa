import { type Descriptions } from "../../../core/audit/description.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.cancellation-requested": { reason: string };
    "contract.cancellation-discarded": { answer: string };
  }
}

/** Descriptions of the audit entries about cancellation requests. */
export const describedCancellations = {
  "contract.cancellation-requested": ({ reason }) => ({
    did: "pidió cancelar el contrato",
    note: reason,
    tone: "sun",
  }),
  "contract.cancellation-discarded": ({ answer }) => ({
    did: "descartó la solicitud de cancelación",
    note: answer,
  }),
} satisfies Partial<Descriptions>;
