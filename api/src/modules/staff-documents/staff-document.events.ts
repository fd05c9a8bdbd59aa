declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A file was handed in and awaits its review. */
    "staff-document.uploaded": { documentId: string };
    "staff-document.approved": { documentId: string };
    "staff-document.rejected": { documentId: string };
    /** A document was taken away and counts no longer. */
    "staff-document.removed": { documentId: string };
  }
}

export {};
