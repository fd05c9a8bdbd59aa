/**
 * Note of a payment that the card provider approved unexpectedly: above the balance, with another amount,
 * or for a record that takes no payments any more. It stays pending until it is verified or refunded,
 * counts nowhere and awaits no verification.
 */
export const IN_REVIEW = "En revisión";

/** The payments that people decide on; the card provider decides on its own payments. */
export const decidedByPeople = { status: "pending", awaitsDecision: true } as const;

/** Of these the payments that await verification: a payment in review has its own two ways to end. */
export const awaitsVerification = { status: "pending", awaitsVerification: true } as const;

/** The pending payments that are in review. */
export const inReview = { status: "pending", inReview: true } as const;

/** The pending payments that are not: they await verification, or the card provider's word. */
export const notReviewed = { status: "pending", inReview: false } as const;

/**
 * Cause of a review: above the balance, with another amount, for a record that takes no payments, or refused
 * by the provider before.
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
