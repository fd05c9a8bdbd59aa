declare module "../../../core/events/listeners.ts" {
  interface Events {
    "commission.generated": { commissionId: string; sellerId: number };
    "commission.approved": { commissionId: string; sellerId: number };
    /**
     * About to be paid, its seller's row locked: a listener refuses by throwing, such as when the seller's
     * documents are not approved.
     */
    "commission.paying": { commissionId: string; sellerId: number };
    "commission.paid": { commissionId: string; sellerId: number };
  }
}

export {};
