declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The customer's e-mail was changed. */
    "customer.email-changed": { customerId: string; before: string; after: string };
    /**
     * A customer was merged into another. Listeners move the first customer's records in the same
     * transaction.
     */
    "customer.merged": { customerId: string; intoId: string };
  }
}

export {};
