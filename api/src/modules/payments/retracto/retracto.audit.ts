import type { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { by, fact, money, pesos, type Descriptions } from "../../../core/audit/description.ts";
import { retractoChoiceLabels } from "./retracto.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** The channel is absent in entries older than SMS codes. */
    "contract.retracto-code-sent": { channel?: CodeChannel };
    /**
     * Amounts in COP: `paid` is refunded in full; `tickets` was paid for bought tickets. Older entries
     * contain neither tickets nor a choice.
     */
    "contract.retracted": { paid: number; tickets?: number; choice?: keyof typeof retractoChoiceLabels };
    /** Amounts in COP: the part paid for tickets, and the part of it that the airline keeps. */
    "contract.airline-figure": { tickets: number; kept: number };
  }
}

/** Texts of the history for a withdrawal (retracto). */
export const describedRetracto = {
  "contract.retracto-code-sent": ({ channel }) => ({
    did: `pidió el código para ejercer el retracto${channel === "sms" ? " por SMS" : ""}`,
  }),
  "contract.retracted": ({ paid, tickets = 0, choice }) => ({
    did: `ejerció el derecho de retracto: se devuelven ${money(paid)}`,
    amount: paid,
    changes: [
      ...(choice ? fact("Devuelve", choice, by(retractoChoiceLabels)) : []),
      ...(tickets > 0 ? fact("Pagado por tiquetes", tickets, pesos) : []),
    ],
    tone: "clay",
  }),
  "contract.airline-figure": ({ tickets, kept }) => ({
    did: `registró lo que retiene la aerolínea: ${money(kept)}`,
    amount: kept,
    changes: [
      ...fact("Pagado por tiquetes", tickets, pesos),
      ...fact("Vuelve al cliente", tickets - kept, pesos),
    ],
  }),
} satisfies Partial<Descriptions>;
