import { by, fact, money, pesos, type Tellings } from "../../../core/audit/telling.ts";
import { retractoChoiceLabels } from "./retracto.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.retracto-code-sent": object;
    /**
     * In COP: `paid` goes back whole; `tickets` is what was paid for bought tickets. Lines of before name
     * neither tickets nor a choice.
     */
    "contract.retracted": { paid: number; tickets?: number; choice?: keyof typeof retractoChoiceLabels };
    /** In COP: what was paid for tickets, and what of it the airline keeps. */
    "contract.airline-figure": { tickets: number; kept: number };
  }
}

/** How the history tells it. */
export const toldRetracto = {
  "contract.retracto-code-sent": () => ({ did: "pidió el código para ejercer el retracto" }),
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
} satisfies Partial<Tellings>;
