import { by, fact, fields, type Descriptions } from "../../core/audit/description.ts";
import type { FailedKind } from "./operation.enums.ts";
import { failedKindLabels } from "./operation.rules.ts";
import { keptNames, periods } from "./retention/retention.rules.ts";
import { type EndOfWaiting, endsOfWaiting } from "./waiting-mail/waiting-mail.rules.ts";
import type { UpgradeFindingKind } from "./upgrade-finding/upgrade-finding.enums.ts";
import { upgradeFindingLabels } from "./upgrade-finding/upgrade-finding.rules.ts";
import { taskLabel } from "../reports/my-day/task-label.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Failed work is retried; `task` is the job's name, or null when it is not a job. */
    "operation.tried-again": { kind: FailedKind; task: string | null; tries: number };
    /** A waiting message to a client was sent; `what` is its kind as text. */
    "waiting-mail.sent": { what: string };
    "waiting-mail.dropped": { what: string };
    /**
     * A waiting message was discarded automatically, because it had waited too long or its record was
     * replaced.
     */
    "waiting-mail.ended": { what: string; why: EndOfWaiting };
    /** Mails to clients are sent automatically from now on; `waiting` is the number of waiting mails. */
    "agency.mails-opened": { waiting: number };
    /** A person reviewed a finding of an upgrade; the finding's record is unchanged. */
    "upgrade-finding.reviewed": { kind: UpgradeFindingKind };
    /** Periods in days, by name. */
    "retention-rule.changed": { before: object; after: object };
  }
}

const keptLabels = Object.fromEntries(keptNames.map((name) => [name, periods[name].label]));

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
  "waiting-mail.sent": ({ what }) => ({ did: "envió un correo que esperaba", changes: fact("Qué", what) }),
  "waiting-mail.dropped": ({ what }) => ({
    did: "descartó un correo que esperaba",
    changes: fact("Qué", what),
  }),
  "waiting-mail.ended": ({ what, why }) => ({
    did: "descartó un correo que esperaba",
    changes: [...fact("Qué", what), ...fact("Por qué", endsOfWaiting[why])],
  }),
  "agency.mails-opened": ({ waiting }) => ({
    did: "abrió los correos a clientes",
    changes: fact("Esperaban", String(waiting)),
  }),
  "upgrade-finding.reviewed": ({ kind }) => ({
    did: "revisó lo que encontró la actualización",
    changes: fact("Qué", kind, by(upgradeFindingLabels)),
  }),
  "retention-rule.changed": ({ before, after }) => ({
    did: "cambió por cuánto tiempo se conservan los datos",
    changes: fields(before, after, keptLabels),
  }),
} satisfies Partial<Descriptions>;
