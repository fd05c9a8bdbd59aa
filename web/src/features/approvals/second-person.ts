import { NEEDS_SECOND_PERSON } from "@travesia/api/approvals/approval.rules";

/**
 * Returns the reason why the payment dialog does not open; null for a missing second person, whom the dialog
 * requests.
 */
export const reasonToStayShut = (reason: string | null): string | null =>
  reason === NEEDS_SECOND_PERSON ? null : reason;

/** Returns whether a payment waits for a second person besides its payer; false for users who pay nothing. */
export const lacksSecondPerson = ({
  needsSecondPerson,
  approvedById,
}: {
  readonly needsSecondPerson?: boolean | null | undefined;
  readonly approvedById?: number | null | undefined;
}): boolean => Boolean(needsSecondPerson) && approvedById == null;
