import { fact, type Descriptions, moved } from "../../../core/audit/description.ts";
import { counted } from "../../../core/colombia/spoken.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `before` is null when the account was proposed and is confirmed as proposed, or was missing. */
    "accounting.account-chosen": { key: string; label: string; before: string | null; code: string };
    "accounting.accounts-confirmed": { keys: readonly string[] };
    "accounting.settings-changed": { changed: Readonly<Record<string, string>> };
  }
}

/** Descriptions of the audit entries about the accountant's mapping. */
export const describedMapping = {
  "accounting.account-chosen": ({ label, before, code }) => ({
    did: `eligió la cuenta contable de «${label}»`,
    changes: moved("Cuenta", before, code),
  }),
  "accounting.accounts-confirmed": ({ keys }) => ({
    did: `confirmó ${counted(keys.length, "cuenta contable", "cuentas contables")}`,
  }),
  "accounting.settings-changed": ({ changed }) => ({
    did: "cambió cómo se entrega el paquete contable",
    changes: Object.entries(changed).flatMap(([name, value]) => fact(name, value)),
  }),
} satisfies Partial<Descriptions>;
