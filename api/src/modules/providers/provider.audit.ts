declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `by` a purchase that named it first, or in the directory. */
    "provider.added": { proveedor: string; nit: string | null; by: "purchase" | "directory" };
    "provider.updated": { before: object; after: object };
    "provider.switched": { proveedor: string; active: boolean };
    "provider.merged": { proveedor: string; into: string; intoId: string; purchases: number };
    "provider.document-added": { kind: string; archivo: string };
    "provider.document-removed": { kind: string; archivo: string };
    "provider.contact-erased": { contacts: number };
  }
}

export {};
