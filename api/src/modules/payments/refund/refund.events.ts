import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** Money is owed back to a client from now on. */
    "refund.opened": { refundId: string; payable: PayableRef };
    /** A refund was paid to the client. */
    "refund.paid": { refundId: string; payable: PayableRef };
    /** A refund is owed no longer: it was opened in error, or the payment behind it was reversed. */
    "refund.annulled": { refundId: string; payable: PayableRef };
    /** Its client said where it goes. */
    "refund.account-given": { refundId: string; payable: PayableRef };
    /** A refund is due in three days or less. */
    "refund.due-near": { refundId: string; payable: PayableRef };
    /** More went back than came in, because the provider took back what had been refunded (COP). */
    "refund.beyond-paid": { payable: PayableRef; amount: number };
  }
}
