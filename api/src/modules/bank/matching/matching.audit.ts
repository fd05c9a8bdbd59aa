import type { BackingOrigin } from "../bank.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "bank.backed": { movementId: string; paymentId: string; amount: number; origin: BackingOrigin };
    "bank.freed": { movementId: string; paymentId: string; amount: number; why: string };
    "bank.aside": { amount: number; reason: string };
    "bank.restored": { amount: number };
  }
}
