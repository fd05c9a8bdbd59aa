import type { RecordKind } from "../../../graphql/schema.generated.ts";

/** Kinds of records from which the agency's financial figures are computed. */
export const financialRecords: readonly RecordKind[] = [
  ...(["payment", "purchase", "refund", "chargeback", "commission", "contract", "month"] as const),
];
