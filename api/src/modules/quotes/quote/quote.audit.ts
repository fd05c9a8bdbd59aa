import type { QuoteStatus } from "./quote.lifecycle.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "quote.created": {
      number: string;
      source: "internal" | "external";
      destino: string;
      fechaIda: string;
      numeroPersonas: number;
    };
    "quote.updated": { before: object; after: object };
    "quote.assigned": { before: number | null; after: number; reason: string | null };
    "quote.team-moved": {
      before: { liderId: number | null; gerenteId: number | null };
      after: { liderId: number | null; gerenteId: number | null };
    };
    "quote.moved": {
      before: QuoteStatus;
      after: QuoteStatus;
      note?: string | null;
      precioTotal?: number | null;
    };
    "quote.sent": { version: number; sha256: string; email: string };
    "quote.pdf-made": { sha256: string; size: number };
    "quote.deleted": { number: string };
    "quote.client-linked": { clienteId: number };
    "quote.client-erased": object;
    "quote.passenger-erased": object;
  }
}

export {};
