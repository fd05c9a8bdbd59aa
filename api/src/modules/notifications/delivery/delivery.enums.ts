/** Channels by which a notice reaches a person outside the application. */
export const DeliveryChannel = { mail: "mail", push: "push", sms: "sms" } as const;
export type DeliveryChannel = keyof typeof DeliveryChannel;

/**
 * Purposes of a message (Ley 2300 de 2023). Operational messages are sent at any time; reminders of a debt
 * and offers are only sent within the contact hours, by one channel a week.
 */
export const DeliveryClass = {
  operational: "operational",
  collection: "collection",
  marketing: "marketing",
} as const;
export type DeliveryClass = keyof typeof DeliveryClass;
