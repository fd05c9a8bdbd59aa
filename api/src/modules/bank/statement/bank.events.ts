declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** Movements of an account were imported. */
    "bank.imported": { importId: string; accountId: string };
    /**
     * The import of a file was undone. Movements that its movements had reversed (`movementIds`) count as
     * received again.
     */
    "bank.import-undone": { importId: string; movementIds: readonly string[] };
  }
}
export {};
