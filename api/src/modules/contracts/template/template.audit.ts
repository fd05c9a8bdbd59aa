import { fields, type Labels, moved, type Descriptions } from "../../../core/audit/description.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "template.created": { name: string; version: number };
    "template.updated": { name: string; version: number; before: object; after: object };
  }
}

const templateFields: Labels = {
  name: "Nombre",
  description: "Descripción",
  clauses: "Cláusulas",
  isActive: ["Se ofrece", (is: boolean) => (is ? "Sí" : "No")],
};

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
