import type { GraphQLSchema } from "graphql";
import { printSchema } from "../../api/src/core/auth/directive.ts";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { openApiOf, sectionsOf } from "../../api/src/gateway/openapi.ts";
import { modules } from "../../api/src/modules.ts";
import { documentedPlans } from "../support/rest-plans.ts";
import type { OpenApi } from "./rest-changes.ts";

/** All that integrators write against: the schema of GraphQL, and the document of REST. */
export interface Surface {
  readonly graphql: string;
  readonly openapi: OpenApi;
}

/** Returns what the present program offers to integrators. */
export function presentSurface(): Surface {
  const schema: GraphQLSchema = schemaOf(modules);
  return {
    graphql: printSchema(schema),
    openapi: openApiOf(documentedPlans(schema), schema, sectionsOf(modules)),
  };
}
