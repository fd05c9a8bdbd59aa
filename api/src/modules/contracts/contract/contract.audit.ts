import type { ContractStatus } from "./contract.lifecycle.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.created": { number: string; quoteId: string | null; precioTotal: number };
    "contract.updated": { before: object; after: object };
    "contract.email-changed": { before: string; after: string };
    "contract.deleted": { number: string; precioTotal: number };
    "contract.pdf-made": { version: number; sha256: string };
    "contract.sent": { from: ContractStatus; version: number; email: string };
    "contract.signed": { version: number; sha256: string; signedSha256: string; withCode: boolean };
    "contract.converted": { items: number };
    "contract.conversion-failed": { reason: string };
    "contract.distance-stated": { before: boolean | null; after: boolean };
    "contract.completed": object;
    "contract.cancelled": { from: ContractStatus; reason: string };
    "contract.reassigned": object;
    "contract.client-linked": { clienteId: number };
    "contract.paid": { before: number; after: number };
    "item.added": { contractId: string; tipo: string };
    "item.deadline-set": { before: string | null; after: string | null };
    "item.needs-no-purchase": { contractId: string; reason: string };
  }
}

export {};
