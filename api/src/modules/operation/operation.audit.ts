import { by, fact, type Descriptions } from "../../core/audit/description.ts";
import type { FailedKind } from "./operation.enums.ts";
import { failedKindLabels } from "./operation.rules.ts";
import { taskLabel } from "../reports/my-day/task-label.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Something that failed is to be done again; `task` is the job's name, where it is one. */
    "operation.tried-again": { kind: FailedKind; task: string | null; tries: number };
  }
}

/** Descriptions of the audit entries about operation. */
export const describedOperation = {
  "operation.tried-again": ({ kind, task, tries }) => ({
    did: `mandó a intentar de nuevo algo que falló`,
    changes: [
      ...fact("Clase", kind, by(failedKindLabels)),
      ...(task ? fact("Tarea", taskLabel(task)) : []),
      ...fact("Intentos", String(tries)),
    ],
  }),
} satisfies Partial<Descriptions>;
