declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A request about personal data, or a claim of a consumer, was filed. */
    "claim.filed": { claimId: string };
    /** The person sent the missing information: the clock starts again. */
    "claim.completed": { claimId: string };
    /** Its author withdrew it: no answer is due. */
    "claim.withdrawn": { claimId: string };
    /** Its deadline is three working days away or less, and nobody answered it. */
    "claim.due-near": { claimId: string };
    /** Its deadline has passed without an answer. */
    "claim.overdue": { claimId: string };
  }
}

export {};
