declare module "../../../core/events/listeners.ts" {
  interface Events {
    "commission.generated": { commissionId: string; sellerId: number };
    /** Its seller asks to be paid. */
    "commission.requested": { commissionId: string; sellerId: number };
    "commission.approved": { commissionId: string; sellerId: number };
    "commission.paid": { commissionId: string; sellerId: number };
    /** What may be paid to a seller in a month was changed; amounts in COP. */
    "commission-limit.changed": { sellerId: number; before: number; after: number };
  }
}

export {};
