declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A customer became part of another: records of the first follow in the same transaction. */
    "customer.merged": { customerId: string; intoId: string };
  }
}

export {};
