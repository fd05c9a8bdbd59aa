declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** Movements of an account came in. */
    "bank.imported": { importId: string; accountId: string };
    /** The movements of a file were taken back: those that they had reversed came in after all. */
    "bank.import-undone": { importId: string; movementIds: readonly string[] };
  }
}
export {};
