import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A client's payment was registered and awaits verification. */
    "payment.registered": { paymentId: string; payable: PayableRef };
    /** A payment was verified and counts from now on; a job creates its receipt. */
    "payment.verified": { paymentId: string; payable: PayableRef };
    /** The amount that the client withheld on a verified payment changed, and with it the balance. */
    "payment.withheld": { paymentId: string; payable: PayableRef };
    "payment.rejected": { paymentId: string; payable: PayableRef };
    /** A payment was withdrawn by the person who registered it, before it was verified. */
    "payment.withdrawn": { paymentId: string; payable: PayableRef };
    /** The card provider approved a payment that people have to review, and then verify or refund. */
    "payment.in-review": { paymentId: string; payable: PayableRef };
    /** A verified payment was reversed and no longer counts. */
    "payment.reversed": { paymentId: string; payable: PayableRef };
  }
}
