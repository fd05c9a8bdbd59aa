declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** Movements of an account came in. */
    "bank.imported": { importId: string; accountId: string };
  }
}
export {};
