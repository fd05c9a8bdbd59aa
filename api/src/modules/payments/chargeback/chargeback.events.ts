import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A client claims that an online payment be reversed. */
    "chargeback.opened": { chargebackId: string; payable: PayableRef };
    /** Its deadline is three days away or less, and nobody answered it. */
    "chargeback.due-near": { chargebackId: string; payable: PayableRef };
    /** The provider took the payment back, which ends the case. */
    "chargeback.reversed": { chargebackId: string; payable: PayableRef };
  }
}
