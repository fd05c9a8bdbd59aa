import type { RecordKind } from "../../graphql/schema.generated.ts";

/** Kinds of records from which the sales figures are computed. */
export const figureRecords: readonly RecordKind[] = ["quote", "contract", "payment", "commission"];

/** Kinds of records from which a team and its figures are computed. */
export const teamRecords: readonly RecordKind[] = ["user", "quote", "contract", "commission"];
