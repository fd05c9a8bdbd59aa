declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The customer's e-mail was changed. */
    "customer.email-changed": { customerId: string; before: string; after: string };
    /** A customer became part of another: records of the first follow in the same transaction. */
    "customer.merged": { customerId: string; intoId: string };
  }
}

export {};
