/** Days after the sending of an offer on which its seller asks the client again, by a message of each day. */
export const followUpDays = [1, 3, 7] as const;
export type FollowUpDay = (typeof followUpDays)[number];

/** Hours before an offer ends in which it is pressing. */
export const ENDING_HOURS = 48;

/** Returns the follow-up that is due some days after the sending; null on the day itself. */
export const followUpOf = (days: number): FollowUpDay | null =>
  followUpDays.findLast((day) => days >= day) ?? null;
