declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "package.created": { title: string; price: number };
    "package.updated": { title: string; fields: string[]; priceBefore: number; priceAfter: number };
    "package.archived": { title: string; archived: boolean };
    "package.deleted": { title: string; price: number };
  }
}

export {};
