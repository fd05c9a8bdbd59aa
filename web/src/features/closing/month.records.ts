import type { RecordKind } from "../../graphql/schema.generated.ts";

/** The records that a month of money consists of, and its waiting records. */
export const monthRecords: readonly RecordKind[] = [
  ...(["month", "payment", "purchase", "refund", "commission"] as const),
];
