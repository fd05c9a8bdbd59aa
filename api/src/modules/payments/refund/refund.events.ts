import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A refund was opened; the money is owed to the client from now on. */
    "refund.opened": { refundId: string; payable: PayableRef };
    /** A refund was paid to the client. */
    "refund.paid": { refundId: string; payable: PayableRef };
    /** A refund is no longer owed: it was opened in error, or its payment was reversed. */
    "refund.annulled": { refundId: string; payable: PayableRef };
    /** The client entered the account that receives the refund. */
    "refund.account-given": { refundId: string; payable: PayableRef };
    /** A refund is due in three days or less. */
    "refund.due-near": { refundId: string; payable: PayableRef };
    /**
     * Refunds exceed the received payments by this amount (COP), because the provider reversed payments that
     * were already refunded.
     */
    "refund.beyond-paid": { payable: PayableRef; amount: number };
  }
}
