import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The provider reported a payment whose reference or status is unknown. */
    "card.unclear": { eventId: string };
    /**
     * The provider does not confirm this number of payments from before queries under the agency's own key.
     */
    "card.unconfirmed": { unconfirmed: number };
    /** The provider took a payment back, whatever it was to us by then. */
    "card.voided": { paymentId: string; payable: PayableRef };
  }
}
