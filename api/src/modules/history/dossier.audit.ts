import { fact, type Descriptions } from "../../core/audit/description.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Entry of the dossier, not of its contract: otherwise no two of them would be alike. */
    "dossier.exported": { contract: string; full: boolean };
    "dossier.opened": { contract: string; sha256: string };
  }
}

/** Descriptions of the audit entries about dossiers. */
export const describedDossiers = {
  "dossier.exported": ({ contract, full }) => ({
    did: `pidió el expediente ${full ? "completo" : "sin costos"} de ${contract}`,
  }),
  "dossier.opened": ({ contract, sha256 }) => ({
    did: `descargó el expediente de ${contract}`,
    changes: fact("Huella", sha256),
  }),
} satisfies Partial<Descriptions>;
