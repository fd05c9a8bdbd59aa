declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** Movements of an account were imported. */
    "bank.imported": { importId: string; accountId: string };
    /**
     * The import of a file was undone: movements that its movements had reversed count as received after all.
     */
    "bank.import-undone": { importId: string; movementIds: readonly string[] };
  }
}
export {};
