import type { RecordKind } from "../../core/changes/record-kind.enum.ts";

/** Kinds of record that Mi día uses; people receive no changes of kinds that they may not see. */
export const dayKinds: readonly RecordKind[] = [
  ...(["quote", "contract", "purchase", "payment", "refund", "chargeback", "commission"] as const),
  ...(["reservation", "claim", "invoice", "approval", "staff_document"] as const),
];
