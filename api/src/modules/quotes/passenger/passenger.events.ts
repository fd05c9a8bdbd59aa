declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The form was submitted with a complete holder, which approves the quote. */
    "passengers.completed": { quoteId: string };
  }
}

export {};
