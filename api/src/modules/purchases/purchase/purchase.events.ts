declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** An item was bought, at once or by installments. */
    "purchase.registered": {
      purchaseId: string;
      itemId: string;
      contractId: string;
      proveedor: string;
      /** Cost in COP. */
      costo: number;
    };
    /** An installment was paid; at the last one the purchase is paid too. */
    "installment.paid": { installmentId: string; purchaseId: string; itemId: string; contractId: string };
    /** A wrong purchase was voided: its item waits to be bought again. */
    "purchase.voided": { purchaseId: string; itemId: string; contractId: string };
    /** Nothing is left to pay to the provider. */
    "purchase.paid": { purchaseId: string; itemId: string; contractId: string };
    /**
     * An item's deadline is nearer than 72, 24 or 12 hours, or has passed (0); emitted once for each step of
     * each deadline.
     */
    "item.deadline-near": { itemId: string; contractId: string; hours: DeadlineStep };
  }
}

/** Step of a deadline alert: hours left; 0 when it has passed. */
export type DeadlineStep = 72 | 24 | 12 | 0;
