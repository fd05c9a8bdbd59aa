import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** Money is owed back to a client from now on. */
    "refund.opened": { refundId: string; payable: PayableRef };
    /** A refund was paid to the client. */
    "refund.paid": { refundId: string; payable: PayableRef };
    /** A refund is owed no longer: it was opened in error, or its payment was reversed. */
    "refund.annulled": { refundId: string; payable: PayableRef };
    /** Its client entered the account that receives it. */
    "refund.account-given": { refundId: string; payable: PayableRef };
    /** A refund is due in three days or less. */
    "refund.due-near": { refundId: string; payable: PayableRef };
    /**
     * More was refunded than received, because the provider reversed payments that were already refunded
     * (COP).
     */
    "refund.beyond-paid": { payable: PayableRef; amount: number };
  }
}
