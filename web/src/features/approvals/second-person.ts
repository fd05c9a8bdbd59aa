import { NEEDS_SECOND_PERSON } from "@travesia/api/approvals/approval.rules";

/** Why the dialog that pays does not open; a second person who is missing is asked for in it. */
export const reasonToStayShut = (reason: string | null): string | null =>
  reason === NEEDS_SECOND_PERSON ? null : reason;

/** Whether a payment waits for somebody besides its payer; never to those who pay nothing. */
export const lacksSecondPerson = ({
  needsSecondPerson,
  approvedById,
}: {
  readonly needsSecondPerson?: boolean | null | undefined;
  readonly approvedById?: number | null | undefined;
}): boolean => Boolean(needsSecondPerson) && approvedById == null;
