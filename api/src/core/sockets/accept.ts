import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { checkRoots } from "../auth/check.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../failure.ts";
import { limitRules, MOST_TOKENS } from "../graphql/document-limits.ts";
import { refuseUnstorable } from "../input/characters.ts";
import { withoutNulls } from "../input/absent.ts";
import { coerceVariables } from "../input/coerce.ts";
import { refuseBadIds } from "../input/ids.ts";
import { asRefusal } from "../failures/refusal.ts";
import { DocumentCost } from "../read/limits/cost.ts";
import { rootsOf } from "../roots.ts";

const ONLY_SUBSCRIPTIONS =
  "Esta conexión solo atiende suscripciones. Envía las consultas y los cambios por HTTP a /graphql.";
const ONE_ROOT = "Una suscripción pide exactamente un campo, sin condiciones.";
const NO_OPERATION = "El documento no tiene la operación pedida.";

/** Maximum number of operations that one socket may follow at a time: a person's, and a visitor's. */
const OF_A_PERSON = 10;
const OF_A_VISITOR = 1;

/** Refuses a further operation above the socket's limit; `open` includes that operation. */
export function refuseTooMany(open: number, person: number | null): void {
  const most = person === null ? OF_A_VISITOR : OF_A_PERSON;
  if (open <= most) return;
  const followed = most === 1 ? "una suscripción" : `${most} suscripciones`;
  throw new Refusal("RATE_LIMITED", `Esta conexión sigue como máximo ${followed} a la vez.`);
}

/** A subscription that passed all checks. */
export interface Accepted extends ExecutionArgs {
  /** Number of rows that one answer reads. */
  readonly rows: number;
}

/**
 * Returns the subscription in a `subscribe` message after checking it in the same order as over HTTP: the
 * document, the permission, the variables. Only subscriptions are served here. @throws Refusal or
 * GraphQLError when it is refused.
 */
export function accept(schema: GraphQLSchema, payload: SubscribePayload, context: Context): Accepted {
  const { query, operationName, variables } = payload;
  const document = parse(query, { maxTokens: MOST_TOKENS });
  const operations = document.definitions.filter((definition) => definition.kind === "OperationDefinition");
  const operation = operationOf(operations, operationName);
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
    throw new Refusal("METHOD_NOT_ALLOWED", ONLY_SUBSCRIPTIONS);
  const { production } = context.services.config;
  const rules = [...specifiedRules, ...limitRules, ...(production ? [NoSchemaIntrospectionCustomRule] : [])];
  const [wrong] = validate(schema, document, rules);
  if (wrong) throw wrong;
  const roots = rootsOf(schema, document, operation);
  if (roots.length !== 1 || roots[0]?.conditional) throw new Refusal("BAD_USER_INPUT", ONE_ROOT);
  checkRoots(schema, document, operation, context);
  refuseUnstorable(document);
  const cost = DocumentCost.of(schema, document, operation);
  const definitions = operation.variableDefinitions ?? [];
  const variableValues = { ...withoutNulls(definitions, roots, variables ?? {}) };
  refuseBadIds(roots, coerceVariables(schema, definitions, variableValues, { roots }));
  const rows = cost.rows(variableValues);
  return { schema, document, operationName, variableValues, contextValue: context, rows };
}

function operationOf(
  operations: readonly OperationDefinitionNode[],
  name: string | null | undefined,
): OperationDefinitionNode {
  const [found, another] = name
    ? operations.filter((operation) => operation.name?.value === name)
    : operations;
  if (!found || another) throw new Refusal("BAD_USER_INPUT", NO_OPERATION);
  return found;
}

/** Converts a thrown value to a GraphQL error, with the refusal or the thrown error as its original error. */
export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const original = asRefusal(error) ?? (error instanceof Error ? error : new Error(String(error)));
  return new GraphQLError(original.message, { originalError: original });
}
