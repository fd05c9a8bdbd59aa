import type { PayableRef } from "../payable/payable.ts";

declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A client claims the reversal of an online payment. */
    "chargeback.opened": { chargebackId: string; payable: PayableRef };
    /** The deadline of the case is three days away or less, and the claim is not answered. */
    "chargeback.due-near": { chargebackId: string; payable: PayableRef };
    /** The provider reversed the payment, which ends the case. */
    "chargeback.reversed": { chargebackId: string; payable: PayableRef };
  }
}
