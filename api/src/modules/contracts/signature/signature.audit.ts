import type { Tellings } from "../../../core/audit/telling.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.signing-code-sent": object;
  }
}

/** How the history tells it. */
export const toldSignatures = {
  "contract.signing-code-sent": () => ({ did: "pidió el código para firmar" }),
} satisfies Partial<Tellings>;
