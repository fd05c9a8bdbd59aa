declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A document was uploaded and awaits its review. */
    "staff-document.uploaded": { documentId: string };
    "staff-document.approved": { documentId: string };
    "staff-document.rejected": { documentId: string };
    /** A document was removed and is no longer current. */
    "staff-document.removed": { documentId: string };
  }
}

export {};
