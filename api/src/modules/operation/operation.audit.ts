import { by, fact, type Tellings } from "../../core/audit/telling.ts";
import type { FailedKind } from "./operation.enums.ts";
import { failedKindLabels } from "./operation.rules.ts";
import { taskLabel } from "../reports/my-day/task-label.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Something that failed is to be done again; `task` is the job's name, where it is one. */
    "operation.tried-again": { kind: FailedKind; task: string | null; tries: number };
  }
}

/** How the history tells it. */
export const toldOperation = {
  "operation.tried-again": ({ kind, task, tries }) => ({
    did: `mandó a intentar de nuevo algo que falló`,
    changes: [
      ...fact("Clase", kind, by(failedKindLabels)),
      ...(task ? fact("Tarea", taskLabel(task)) : []),
      ...fact("Intentos", String(tries)),
    ],
  }),
} satisfies Partial<Tellings>;
