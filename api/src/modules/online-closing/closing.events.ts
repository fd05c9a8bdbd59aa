import type { ClosingStep } from "./closing-step.rules.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /** The client finished nothing for an hour. */
    "closing.stalled": { quoteId: string; step: ClosingStep };
    /** The contract was signed 48 hours ago and the first installment is not paid. */
    "closing.unpaid": { quoteId: string };
    /** The client cannot continue alone: the seller continues. */
    "closing.left-to-seller": { quoteId: string; reason: string };
    /** The client finished: the first installment is paid, or reported as a transfer. */
    "closing.paid": { quoteId: string };
  }
}
