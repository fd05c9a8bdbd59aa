declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** An item was bought, to be paid at once or in installments. */
    "purchase.registered": {
      purchaseId: string;
      itemId: string;
      contractId: string;
      proveedor: string;
      /** Cost in COP. */
      costo: number;
    };
    /** An installment was paid; after the last installment the purchase is paid too. */
    "installment.paid": { installmentId: string; purchaseId: string; itemId: string; contractId: string };
    /** A wrong purchase was voided; its item must be bought again. */
    "purchase.voided": { purchaseId: string; itemId: string; contractId: string };
    /** A purchase was paid completely. */
    "purchase.paid": { purchaseId: string; itemId: string; contractId: string };
    /**
     * An item's deadline is less than 72, 24 or 12 hours away, or has passed (0); emitted once for each step
     * of each deadline.
     */
    "item.deadline-near": { itemId: string; contractId: string; hours: DeadlineStep };
  }
}

/** Step of a deadline alert: hours left; 0 when it has passed. */
export type DeadlineStep = 72 | 24 | 12 | 0;
