declare module "../../../core/events/listeners.ts" {
  interface Events {
    "commission.generated": { commissionId: string; sellerId: number };
    "commission.approved": { commissionId: string; sellerId: number };
    "commission.paid": { commissionId: string; sellerId: number };
  }
}

export {};
