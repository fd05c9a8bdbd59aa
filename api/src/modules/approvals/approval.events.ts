import type { PayoutKind } from "./approval.enums.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Somebody who pays asks for a second person. */
    "approval.asked": { approvalId: string; kind: PayoutKind; payee: string; monto: number };
    /** A second person approved: whoever asked may pay. */
    "approval.given": { approvalId: string; askedById: number; payee: string; monto: number };
  }
}
