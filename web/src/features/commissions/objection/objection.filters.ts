import { objectionLifecycle } from "@travesia/api/commissions/objection/objection.lifecycle";
import type { ObjectionFilter } from "../../../graphql/schema.generated.ts";

/** Returns the filter of the objections from the address parameters; by default the unanswered ones. */
export const objectionFilterOf = ({ estado, search }: Readonly<Record<string, string>>): ObjectionFilter => ({
  status: objectionLifecycle.statuses.find((status) => status === (estado || "abierta")),
  search: search || undefined,
});
