import type { RecordKind } from "../../graphql/schema.generated.ts";

/** The records that a month of money is made of, and what waits of it. */
export const monthRecords: readonly RecordKind[] = [
  ...(["month", "payment", "purchase", "refund", "commission"] as const),
];
