declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** The whole list was replaced: how many there were, are, and lack nothing. */
    "passengers.saved": { before: number; after: number; completos: number };
    "passenger.added": { quoteId: string };
    "passenger.updated": { quoteId: string; before: object; after: object };
    "passenger.deleted": { quoteId: string };
    "passengers.link-made": object;
  }
}

export {};
