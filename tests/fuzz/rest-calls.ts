import {
  type GraphQLInputType,
  getNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  typeFromAST,
} from "graphql";
import { spelled } from "../../api/src/core/input/spelling.ts";
import type { Plan } from "../../api/src/gateway/plan.ts";
import { documentedPlans } from "../support/rest-plans.ts";

/** A field of a body or a filter, with the name that it travels by. */
interface Sent {
  readonly sent: string;
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** A documented call of REST, and its parameters. */
export interface RestCall {
  readonly method: string;
  /** Its path, with `:id` for its parameters. */
  readonly path: string;
  /** Types that its ids mean. */
  readonly about: readonly string[];
  readonly body: readonly Sent[];
  readonly filters: readonly Sent[];
}

/** Returns every documented call that does not end the session. */
export function restCallsOf(schema: GraphQLSchema): RestCall[] {
  return documentedPlans(schema)
    .filter(({ route }) => !/logout|signout/.test(route.path))
    .map((plan) => callOf(plan, schema));
}

function callOf({ route, roots, operation }: Plan, schema: GraphQLSchema): RestCall {
  const fields = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node }): Sent[] => {
    const type = typeFromAST(schema, node);
    if (!type || !isInputType(type)) return [];
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return [{ sent: variable.name.value, name: variable.name.value, type }];
    return Object.values(named.getFields()).map((field) => ({
      sent: spelled(field.name, "snake"),
      name: field.name,
      type: field.type,
    }));
  });
  return {
    method: route.method,
    path: route.path,
    about: roots.map(({ field }) => getNamedType(field.type).name),
    body: route.method === "GET" ? [] : fields,
    filters: route.method === "GET" ? fields : [],
  };
}
