import { objectionLifecycle } from "@travesia/api/commissions/objection/objection.lifecycle";
import type { ObjectionFilter } from "../../../graphql/schema.generated.ts";

/** Returns the objections' filter from the values of an address: by default those without an answer. */
export const objectionFilterOf = ({ estado, search }: Readonly<Record<string, string>>): ObjectionFilter => ({
  status: objectionLifecycle.statuses.find((status) => status === (estado || "abierta")),
  search: search || undefined,
});
