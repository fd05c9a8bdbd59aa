import type { PayoutKind } from "./approval.enums.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A payer requested a second person's approval. */
    "approval.asked": { approvalId: string; kind: PayoutKind; payee: string; monto: number };
    /** A second person approved a payment: the person who requested the approval may now pay. */
    "approval.given": { approvalId: string; askedById: number; payee: string; monto: number };
  }
}
