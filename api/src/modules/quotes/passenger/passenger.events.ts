declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The form was submitted with a complete holder: the quote is approved. */
    "passengers.completed": { quoteId: string };
  }
}

export {};
