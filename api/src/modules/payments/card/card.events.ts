import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The provider reported a payment whose reference or status is unknown. */
    "card.unclear": { eventId: string };
    /**
     * Number of older payments, made before queries with the agency's own key, that the provider does not
     * confirm.
     */
    "card.unconfirmed": { unconfirmed: number };
    /** The provider voided a payment, whatever its status was here. */
    "card.voided": { paymentId: string; payable: PayableRef };
  }
}
