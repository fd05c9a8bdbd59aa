/**
 * Days after an offer was sent on which its seller follows up with the client; each day has its own message.
 */
export const followUpDays = [1, 3, 7] as const;
export type FollowUpDay = (typeof followUpDays)[number];

/** Number of hours before an offer expires in which it is urgent. */
export const ENDING_HOURS = 48;

/** Returns the follow-up that is due on a day after the offer was sent; null on the day of sending. */
export const followUpOf = (days: number): FollowUpDay | null =>
  followUpDays.findLast((day) => days >= day) ?? null;
