import {
  getNullableType,
  isCompositeType,
  isNonNullType,
  Kind,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { NO_RECORD, notFoundText } from "../core/input/ids.ts";
import { rootsOf } from "../core/roots.ts";
import { DocumentCost } from "../core/read/limits/cost.ts";
import type { TextPlanner } from "../core/read/text.ts";
import type { Plan } from "./plan.ts";
import { checkAnswer, checkInputs } from "./plan.checks.ts";
import type { Route } from "./route.ts";
import { variableReader } from "./variables.ts";
import { wireDocument, type Fragments } from "./wire.ts";

/** Sources from which plans are built. */
export interface PlanSources {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  readonly text?: TextPlanner | undefined;
}

const understood = new WeakMap<GraphQLSchema, WeakMap<Route, Plan>>();

/**
 * Plans one row, or throws an error that names the row and the fault. A row is planned once per schema; its
 * text plan is built for each planner.
 */
export function planRow(route: Route, sources: PlanSources): Plan {
  const ofSchema = understood.get(sources.schema) ?? new WeakMap<Route, Plan>();
  understood.set(sources.schema, ofSchema);
  const plan = ofSchema.get(route) ?? understand(route, sources);
  ofSchema.set(route, plan);
  const isText = plan.operation.operation === "query" && !route.options.sends;
  return isText && sources.text ? { ...plan, text: sources.text.plan(plan.document) } : plan;
}

function understand(route: Route, { schema, fragments }: PlanSources): Plan {
  const refuse = (problem: string): never => {
    throw new Error(`${route.method} ${route.path}: ${problem}`);
  };
  const spelling = route.options.spelling ?? "snake";
  const document = wireDocument(route.document, fragments, spelling);
  const [invalid] = validate(schema, document);
  if (invalid) refuse(invalid.message);
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operation = operations[0] ?? refuse("it has no operation");
  if (operations.length > 1 || operation.operation === "subscription")
    refuse("a row is one query or one mutation");

  const roots = rootsOf(schema, document, operation);
  const body = roots.find(({ key }) => key === "body") ?? null;
  const lead = body ?? roots[0] ?? refuse("it has no root");
  const spreads = body !== null && isCompositeType(getNullableType(body.field.type));
  const bodyKeys = body ? keysOf(document, body.node.selectionSet) : new Set<string>();
  const own = new Set([...bodyKeys, ...roots.map(({ key }) => key)]);
  const notFound = notFoundText(lead);
  const plan: Plan = {
    route,
    document,
    operation,
    cost: costOf(schema, document, operation, refuse),
    roots,
    body,
    lead,
    spreads,
    constants: Object.fromEntries(
      Object.entries(route.options.answer ?? {}).filter(([key]) => !own.has(key)),
    ),
    notFound: notFound === NO_RECORD ? null : notFound,
    mayMiss: !isNonNullType(lead.field.type) || /:\w*id\b/i.test(route.path),
    spelling,
    readVariables: variableReader(schema, operation, route),
    text: null,
  };
  checkAnswer(plan, bodyKeys, keysOf(document, lead.node.selectionSet), refuse);
  checkInputs(plan, schema, refuse);
  return plan;
}

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  refuse: (problem: string) => never,
): DocumentCost {
  try {
    return DocumentCost.of(schema, document, operation);
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** Returns the keys in the answer to a selection, with fragments expanded. */
function keysOf(document: DocumentNode, set: SelectionSetNode | undefined): Set<string> {
  const keys = new Set<string>();
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) keys.add((node.alias ?? node.name).value);
    else {
      const inner =
        node.kind === Kind.INLINE_FRAGMENT
          ? node.selectionSet
          : document.definitions.find(
              (entry) => entry.kind === Kind.FRAGMENT_DEFINITION && entry.name.value === node.name.value,
            );
      const opened =
        inner && "selectionSet" in inner ? inner.selectionSet : (inner as SelectionSetNode | undefined);
      for (const key of keysOf(document, opened)) keys.add(key);
    }
  }
  return keys;
}
