import { fields, moved, type Descriptions } from "../../../core/audit/description.ts";
import { historyLabels } from "../../../core/column.ts";
import { ContractTemplate } from "./contract-template.entity.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "template.created": { name: string; version: number };
    "template.updated": { name: string; version: number; before: object; after: object };
  }
}

const templateFields = historyLabels(ContractTemplate);

/** Descriptions of the audit entries about contract templates. */
export const describedTemplates = {
  "template.created": ({ name }) => ({ did: `creó la plantilla de contrato «${name}»` }),
  "template.updated": ({ name, version, before, after }) => ({
    did: `cambió la plantilla de contrato «${name}»`,
    changes: [
      ...moved("Versión", String(version - 1), String(version)),
      ...fields(before, after, templateFields),
    ],
  }),
} satisfies Partial<Descriptions>;
