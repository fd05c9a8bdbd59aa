/** When a client is reminded of a payment: days after its due day, negative before it. */
export const reminderSteps = [-7, -1, 1, 5, 10] as const;

/**
 * How many days later a reminder may still go that could not on its own day: a Sunday, a holiday, another
 * reminder that day.
 */
export const reminderGrace = 3;
