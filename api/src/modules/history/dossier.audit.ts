import { fact, type Descriptions } from "../../core/audit/description.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /**
     * Entry of the dossier and not of its contract, because an entry in the contract's history would change
     * the content of the next dossier.
     */
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
