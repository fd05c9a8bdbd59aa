declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A request about personal data, or a claim of a consumer, was filed. */
    "claim.filed": { claimId: string };
    /** The person sent the missing information; the answer period starts again. */
    "claim.completed": { claimId: string };
    /** The person withdrew the request; no answer is due. */
    "claim.withdrawn": { claimId: string };
    /** The request is unanswered, and its deadline is at most three working days away. */
    "claim.due-near": { claimId: string };
    /** The request is unanswered, and its deadline has passed. */
    "claim.overdue": { claimId: string };
  }
}

export {};
