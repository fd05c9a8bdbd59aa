/** Ways in which a notice reaches somebody outside the application. */
export const DeliveryChannel = { mail: "mail", push: "push", sms: "sms" } as const;
export type DeliveryChannel = keyof typeof DeliveryChannel;

/**
 * What a message is for (Ley 2300 de 2023): what people have to know passes at once; reminders of a debt and
 * offers keep the hours of contact, and one way of it a week.
 */
export const DeliveryClass = {
  operational: "operational",
  collection: "collection",
  marketing: "marketing",
} as const;
export type DeliveryClass = keyof typeof DeliveryClass;
