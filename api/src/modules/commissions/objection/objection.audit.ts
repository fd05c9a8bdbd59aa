import { fact, type Descriptions } from "../../../core/audit/description.ts";
import { objectionLifecycle } from "./objection.lifecycle.ts";
import type { ObjectionStatus } from "./objection.lifecycle.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "commission-objection.opened": { commissionId: string; dueOn: string; withFile: boolean };
    "commission-objection.answered": { commissionId: string; status: ObjectionStatus; respuesta: string };
    "commission-objection.withdrawn": { commissionId: string };
    "commission-objection.due-near": { dueOn: string };
  }
}

/** Descriptions of the audit entries about objections. */
export const describedObjections = {
  "commission-objection.opened": ({ dueOn, withFile }) => ({
    did: `objetó la comisión${withFile ? ", con un soporte" : ""}`,
    changes: fact("Respuesta hasta", dueOn),
    tone: "sun",
  }),
  "commission-objection.answered": ({ status, respuesta }) => ({
    did: `respondió la objeción: ${objectionLifecycle.labels[status]}`,
    note: respuesta,
  }),
  "commission-objection.withdrawn": () => ({ did: "retiró la objeción" }),
  "commission-objection.due-near": ({ dueOn }) => ({
    did: "avisó que la respuesta a la objeción vence pronto",
    changes: fact("Respuesta hasta", dueOn),
    tone: "sun",
  }),
} satisfies Partial<Descriptions>;
