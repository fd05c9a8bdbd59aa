declare module "../../../core/events/listeners.ts" {
  interface Events {
    "commission.generated": { commissionId: string; sellerId: number };
    /** The seller requests the payment of a commission. */
    "commission.requested": { commissionId: string; sellerId: number };
    "commission.approved": { commissionId: string; sellerId: number };
    /**
     * The contract of a commission was cancelled. The commission is voided; if it was paid, it is deducted
     * from a later month (`takenBack`).
     */
    "commission.voided": { commissionId: string; sellerId: number; takenBack: boolean };
    /** Commissions of one or more sellers were paid in one act. */
    "commission.paid": { payoutId: string; payments: readonly SellerPayment[] };
    /** The monthly limit of a seller was changed; amounts in COP. */
    "commission-limit.changed": { sellerId: number; before: number; after: number };
  }
}

/** A paid commission and its contract. */
interface PaidCommission {
  readonly id: string;
  readonly contractId: string;
  readonly contractNumber: string;
}

/** Payment to one seller, for one or more commissions, less the tax withheld; amounts in COP. */
export interface SellerPayment {
  readonly sellerId: number;
  readonly commissions: readonly PaidCommission[];
  readonly bruto: number;
  readonly neto: number;
}
