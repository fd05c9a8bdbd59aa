import { NEEDS_SECOND_PERSON } from "@travesia/api/approvals/approval.rules";

/**
 * Returns the reason why the payment dialog does not open; null when only a second person's approval is
 * missing, since the dialog requests it.
 */
export const reasonToStayShut = (reason: string | null): string | null =>
  reason === NEEDS_SECOND_PERSON ? null : reason;

/**
 * Returns whether a payment waits for a second person's approval; false for users who do not make payments.
 */
export const lacksSecondPerson = ({
  needsSecondPerson,
  approvedById,
}: {
  readonly needsSecondPerson?: boolean | null | undefined;
  readonly approvedById?: number | null | undefined;
}): boolean => Boolean(needsSecondPerson) && approvedById == null;
