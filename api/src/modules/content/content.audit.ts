declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "popup.created": { title: string };
    "popup.updated": { title: string; fields: string[] };
    "popup.switched": { active: boolean };
    "popup.deleted": { title: string };
    "carousel.added": { title: string; destino: string };
    "carousel.updated": { title: string; fields: string[] };
    "carousel.ordered": { ids: string[] };
    "carousel.removed": { title: string };
    "video.added": { kind: string; url: string };
    "video.updated": { kind: string; url: string; fields: string[] };
    "video.ordered": { kind: string; ids: string[] };
    "video.removed": { kind: string; url: string };
    /** With the whole text: what the page said at any time can be told from the history. */
    "page-text.published": { key: string; version: number; sha256: string; before: string; after: string };
    "page-text.drafted": { key: string; version: number };
    "page-text.draft-discarded": { key: string };
    "agency.updated": { before: object; after: object };
    "agency-account.added": object;
    "agency-account.updated": { before: object; after: object };
    "agency-account.switched": { number: string; active: boolean };
    "agency-account.ordered": { ids: string[] };
    "agency-account.removed": { kind: string; number: string };
    "agency.rnt-warned": { validUntil: string };
  }
}

export {};
