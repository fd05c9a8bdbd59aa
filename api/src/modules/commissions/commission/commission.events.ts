declare module "../../../core/events/listeners.ts" {
  interface Events {
    "commission.generated": { commissionId: string; sellerId: number };
    /** Its seller asks to be paid. */
    "commission.requested": { commissionId: string; sellerId: number };
    "commission.approved": { commissionId: string; sellerId: number };
    /**
     * Net payment to one seller in one act: perhaps for several commissions, less the tax withheld; in COP.
     */
    /** Its contract was cancelled: it is void, or, being paid, taken back from a later month. */
    "commission.voided": { commissionId: string; sellerId: number; takenBack: boolean };
    "commission.paid": {
      payoutId: string;
      sellerId: number;
      commissionIds: readonly string[];
      bruto: number;
      neto: number;
    };
    /** The monthly limit of a seller was changed; amounts in COP. */
    "commission-limit.changed": { sellerId: number; before: number; after: number };
  }
}

export {};
