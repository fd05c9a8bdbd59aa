import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A client claims the reversal of an online payment. */
    "chargeback.opened": { chargebackId: string; payable: PayableRef };
    /** Its deadline is three days away or less, and nobody answered it. */
    "chargeback.due-near": { chargebackId: string; payable: PayableRef };
    /** The provider took the payment back, which ends the case. */
    "chargeback.reversed": { chargebackId: string; payable: PayableRef };
  }
}
