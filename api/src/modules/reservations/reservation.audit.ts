import type { CancelCause } from "./reservation.enums.ts";

interface Booked {
  packageId: number;
  salida: string;
  llegada: string;
  people: number;
  totalPrice: number;
}

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "reservation.booked": Booked & { userId: number };
    "reservation.changed": { before: Booked; after: Booked };
    /** `vouched`: by the word of staff, and not by payments. */
    "reservation.paid": { totalPrice: number; paid: number; vouched: boolean };
    "reservation.reopened": { totalPrice: number; paid: number };
    "reservation.completed": { llegada: string };
    "reservation.annulled": { cause: CancelCause; reason: string; paid: number; people: number };
  }
}

export {};
