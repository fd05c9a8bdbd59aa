import type { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import type { Descriptions } from "../../../core/audit/description.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Channel; absent in entries from before codes could be sent by SMS. */
    "contract.signing-code-sent": { channel?: CodeChannel };
  }
}

/** Descriptions of the audit entries about signatures. */
export const describedSignatures = {
  "contract.signing-code-sent": ({ channel }) => ({
    did: `pidió el código para firmar${channel === "sms" ? " por SMS" : ""}`,
  }),
} satisfies Partial<Descriptions>;
