import type { RecordKind } from "../../../graphql/schema.generated.ts";

/** The records that the agency's money is counted from. */
export const financialRecords: readonly RecordKind[] = [
  ...(["payment", "purchase", "refund", "chargeback", "commission", "contract", "month"] as const),
];
