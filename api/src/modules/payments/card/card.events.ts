declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The provider told of a payment that is of nothing we know, or in words that we do not know. */
    "card.unclear": { eventId: string };
  }
}

export {};
