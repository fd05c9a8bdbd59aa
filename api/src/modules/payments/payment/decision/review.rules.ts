/**
 * Note of a payment that the card provider approved unexpectedly: above the balance, with another amount, or
 * for a record that accepts no more payments. The payment stays pending until it is verified or refunded, and
 * is not counted meanwhile.
 */
export const IN_REVIEW = "En revisión";

/**
 * Filter of the pending payments that people decide on, without the payments that the card provider decides
 * on.
 */
export const decidedByPeople = { status: "pending", awaitsDecision: true } as const;

/** Filter of the pending payments that await verification by people; payments in review are excluded. */
export const awaitsVerification = { status: "pending", awaitsVerification: true } as const;

/** Filter of the pending payments that are in review. */
export const inReview = { status: "pending", inReview: true } as const;

/**
 * Filter of the pending payments that are not in review: they await verification, or the card provider's
 * decision.
 */
export const notReviewed = { status: "pending", inReview: false } as const;

/**
 * Cause of a review: above the balance, with another amount, for a record that accepts no payments, or
 * previously refused by the provider.
 */
export type ReviewCause = "above-balance" | "other-amount" | "refused-before" | "takes-no-payments";

/** Returns whether people review a payment because the provider's report and the records differ. */
export const isInReview = ({
  status,
  decisionNote,
}: {
  readonly status: string;
  readonly decisionNote: string | null;
}): boolean => status === "pending" && decisionNote === IN_REVIEW;
