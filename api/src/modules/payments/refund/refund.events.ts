import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** Money is owed back to a client from now on. */
    "refund.opened": { refundId: string; payable: PayableRef };
  }
}
