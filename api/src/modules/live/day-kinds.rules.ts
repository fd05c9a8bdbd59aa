import type { RecordKind } from "../../core/changes/record-kind.enum.ts";

/** The records that Mi día is made of; whoever may not see a kind hears nothing of it. */
export const dayKinds: readonly RecordKind[] = [
  ...(["quote", "contract", "purchase", "payment", "refund", "chargeback", "commission"] as const),
  ...(["reservation", "claim", "invoice", "approval", "staff_document"] as const),
];
