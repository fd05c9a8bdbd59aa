import type { RecordKind } from "../../graphql/schema.generated.ts";

/** Kinds of records that make up a month of the accounting, including its pending records. */
export const monthRecords: readonly RecordKind[] = [
  ...(["month", "payment", "purchase", "refund", "commission"] as const),
];
