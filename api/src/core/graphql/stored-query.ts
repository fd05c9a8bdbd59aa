import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  specifiedRules,
  validate,
} from "graphql";
import { NoSchemaIntrospectionCustomRule } from "graphql";
import { checkRoots } from "../auth/check.ts";
import type { Origin, Viewer } from "../auth/viewer.ts";
import { today } from "../colombia/days.ts";
import type { Context, Services } from "../context.ts";
import { Refusal } from "../failure.ts";
import { asRefusal } from "../failures/refusal.ts";
import { refuseUnstorable } from "../input/characters.ts";
import { ReadBudget } from "../read/limits/budget.ts";
import { DocumentCost } from "../read/limits/cost.ts";
import { Reader } from "../read/read.ts";
import { limitRules, MOST_TOKENS } from "./document-limits.ts";

/** Document with one query by the id of a record, checked and ready to run. */
export interface StoredQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

const notGood = (why: string) => new Refusal("BAD_USER_INPUT", why);

/**
 * Parses a query that is stored to be run later, under the limits of any request: a single query, with `$id:
 * ID!` as its only variable, that this viewer may run. @throws Refusal with the sentence that explains the
 * fault.
 */
export function storedQueryOf(schema: GraphQLSchema, text: string, viewer: Viewer): StoredQuery {
  const document = parsed(text);
  const [operation, ...others] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation || others.length > 0) throw notGood("La consulta debe tener una sola operación.");
  if (operation.operation !== OperationTypeNode.QUERY)
    throw notGood("La consulta solo puede leer: debe ser una operación query.");
  const [fault] = validate(schema, document, [
    ...specifiedRules,
    ...limitRules,
    NoSchemaIntrospectionCustomRule,
  ]);
  if (fault) throw notGood(`La consulta no es válida: ${fault.message}`);
  const [variable, ...more] = operation.variableDefinitions ?? [];
  if (!variable || more.length > 0 || variable.variable.name.value !== "id" || print(variable.type) !== "ID!")
    throw notGood("La consulta debe recibir una sola variable: $id: ID!");
  refuseUnstorable(document);
  DocumentCost.of(schema, document, operation).rows({ id: "" });
  const caller = { viewer, link: null, badBearer: false, impersonator: null } as const;
  checkRoots(schema, document, operation, caller);
  return { document, operation };
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: MOST_TOKENS, noLocation: true });
  } catch (error) {
    throw notGood(`La consulta no es válida: ${(error as Error).message}`);
  }
}

/**
 * Runs a stored query for a record, as the viewer sees it, and returns the current result. @throws Refusal
 * when a request of the viewer would be refused.
 */
export async function readStored(
  services: Services,
  { document, operation }: StoredQuery,
  { id, viewer, requestId }: { readonly id: string; readonly viewer: Viewer; readonly requestId: string },
): Promise<unknown> {
  const { schema, clock } = services;
  const origin: Origin = { requestId, channel: "job", ip: null, userAgent: null };
  const now = clock.now();
  const caller = { viewer, link: null, badBearer: false, impersonator: null } as const;
  checkRoots(schema, document, operation, caller);
  const by = { viewer, link: null, now };
  const contextValue: Context = {
    services,
    origin,
    ...caller,
    now,
    today: today(now),
    // Of a person's request, not of a job: its reads have the same limits of time and size.
    read: new Reader(services, by, ReadBudget.of({ ...origin, channel: "graphql" })).together(),
    run: () => Promise.reject(new Error("a stored query changes nothing")),
  };
  const { data, errors } = await execute({ schema, document, contextValue, variableValues: { id } });
  const [error] = errors ?? [];
  if (error) throw asRefusal(error) ?? error;
  return data ?? null;
}
