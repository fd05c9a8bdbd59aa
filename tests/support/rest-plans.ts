import type { GraphQLSchema } from "graphql";
import { plansOf } from "../../api/src/gateway/mount.ts";
import type { Plan } from "../../api/src/gateway/plan.ts";
import { rowsOf } from "../../api/src/core/module.ts";
import { modules } from "../../api/src/modules.ts";

/** Returns the plans of all calls of REST that the product documents. */
export const documentedPlans = (schema: GraphQLSchema): Plan[] =>
  plansOf({
    schema,
    rows: rowsOf(modules),
    fragments: modules.flatMap(({ fragments = [] }) => fragments),
  });
