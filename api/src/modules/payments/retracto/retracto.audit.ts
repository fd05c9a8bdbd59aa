import { money, type Tellings } from "../../../core/audit/telling.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.retracto-code-sent": object;
    /** `paid` in COP: what is to be given back. */
    "contract.retracted": { paid: number };
  }
}

/** How the history tells it. */
export const toldRetracto = {
  "contract.retracto-code-sent": () => ({ did: "pidió el código para ejercer el retracto" }),
  "contract.retracted": ({ paid }) => ({
    did: `ejerció el derecho de retracto: se devuelven ${money(paid)}`,
    amount: paid,
    tone: "clay",
  }),
} satisfies Partial<Tellings>;
