import { type CodeWay, withCodeText } from "../../../core/auth/code-way.rules.ts";
import { fact, moved, pesos, type Descriptions } from "../../../core/audit/description.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.addendum-drafted": { number: number; reason: string };
    "contract.addendum-edited": { number: number; before: object; after: object };
    "contract.addendum-sent": { number: number; version: number; sha256: string; email: string };
    "contract.addendum-withdrawn": { number: number };
    "contract.addendum-signed": {
      number: number;
      version: number;
      sha256: string;
      before: number;
      after: number;
      changes: readonly object[];
      /** Channel of the code; absent in entries from before codes could be sent by SMS. */
      code?: CodeWay;
    };
    "contract.addendum-certified": { number: number; version: number; sha256: string };
  }
}

/** Descriptions of the audit entries about addenda. */
export const describedAddenda = {
  "contract.addendum-drafted": ({ number, reason }) => ({
    did: `preparó el otrosí n.º ${number}`,
    note: reason,
  }),
  "contract.addendum-edited": ({ number }) => ({ did: `cambió el otrosí n.º ${number}` }),
  "contract.addendum-sent": ({ number, email }) => ({
    did: `envió el otrosí n.º ${number} a ${email} para firmar`,
    tone: "sun",
  }),
  "contract.addendum-withdrawn": ({ number }) => ({ did: `retiró el otrosí n.º ${number}`, tone: "clay" }),
  "contract.addendum-signed": ({ number, before, after, code }) => ({
    did: `firmó el otrosí n.º ${number}${withCodeText(code)}`,
    changes: before === after ? [] : moved("Precio", before, after, pesos),
    tone: "leaf",
  }),
  "contract.addendum-certified": ({ number, sha256 }) => ({
    did: `guardó el otrosí n.º ${number}, firmado, con su certificado`,
    changes: fact("SHA-256 del PDF firmado", sha256),
    tone: "neutral",
  }),
} satisfies Partial<Descriptions>;
