import type { RecordKind } from "../../graphql/schema.generated.ts";

/** The records that the figures of sales are counted from. */
export const figureRecords: readonly RecordKind[] = ["quote", "contract", "payment", "commission"];

/** The records that a team and its figures are made of. */
export const teamRecords: readonly RecordKind[] = ["user", "quote", "contract", "commission"];
