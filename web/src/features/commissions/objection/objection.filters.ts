import { objectionLifecycle } from "@travesia/api/commissions/objection/objection.lifecycle";
import type { ObjectionFilter } from "../../../graphql/schema.generated.ts";

/** What an address asks of the objections: those without an answer, unless it says otherwise. */
export const objectionFilterOf = ({ estado, search }: Readonly<Record<string, string>>): ObjectionFilter => ({
  status: objectionLifecycle.statuses.find((status) => status === (estado || "abierta")),
  search: search || undefined,
});
