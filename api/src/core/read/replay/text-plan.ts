import type { MikroORM } from "@mikro-orm/core";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  OperationTypeNode,
  type OperationDefinitionNode,
} from "graphql";
import type { Context } from "../../context.ts";
import { refusalOfRoot } from "../../auth/check.ts";
import { rootsOf, type Root } from "../../roots.ts";
import { type AnyField, rulesOf } from "../fields.ts";
import { Batch } from "../batch.ts";
import { OverBudget } from "../limits/budget.ts";
import { DocumentCost } from "../limits/cost.ts";
import { Projections } from "../projections.ts";
import { type Replay, replayOf } from "./replay.ts";
import type { ReplayCache } from "./replay-cache.ts";
import { JsonText, type TextPlan, type Variables } from "../text.ts";

interface PlannedRoot {
  readonly key: string;
  readonly root: Root;
  readonly required: boolean;
  readonly info: GraphQLResolveInfo;
}

/** A query whose root fields are all reads that Postgres answers alone. */
export class QueryPlan implements TextPlan {
  /** Root fields with arguments from the variables. */
  readonly inputs: readonly Root[];

  readonly #number: number;

  private constructor(
    readonly operation: OperationDefinitionNode,
    private readonly roots: readonly PlannedRoot[],
    private readonly replays: ReplayCache,
    private readonly statements: Projections["statements"],
    readonly cost: DocumentCost,
  ) {
    this.inputs = roots.map(({ root }) => root);
    this.#number = replays.nextNumber();
  }

  /**
   * Returns the plan of a document; null unless the document is one query without directives whose root
   * fields all have `@Reads` and select nothing that TypeScript computes.
   */
  static of(
    schema: GraphQLSchema,
    orm: Pick<MikroORM, "getMetadata">,
    replays: ReplayCache,
    document: DocumentNode,
  ): QueryPlan | null {
    const operations = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const [operation] = operations;
    if (
      !operation ||
      operations.length > 1 ||
      operation.operation !== OperationTypeNode.QUERY ||
      operation.directives?.length
    )
      return null;
    const roots = rootsOf(schema, document, operation);
    // Roots in fragments, merged roots, __typename and introspection: rare enough to be left to GraphQL.
    const plainly = operation.selectionSet.selections.every(
      (node) => node.kind === Kind.FIELD && !node.directives?.length,
    );
    const keys = new Set(roots.map(({ key }) => key));
    if (!plainly || keys.size !== operation.selectionSet.selections.length) return null;
    const fragments = fragmentsOf(document);
    const planned = roots.map((root) => planRoot(schema, orm, operation, fragments, root));
    if (!planned.every((root) => root !== null)) return null;
    const cost = DocumentCost.of(schema, document, operation);
    return new QueryPlan(operation, planned, replays, Projections.of(orm).statements, cost);
  }

  async run(
    context: Context,
    sent: Variables,
    coerce = (): Variables => sent,
  ): Promise<ReadonlyMap<string, string> | null> {
    const key = this.replays.keyOf(this.#number, sent);
    const known = key === null ? undefined : this.replays.find(key);
    if (known) return this.runAgain(context, known);
    const variables = coerce();
    const asked: Replay[] = [];
    const texts = await this.texts(context, async (own, place) => {
      const answered = await askFirst(this.roots[place]!, own, variables);
      const replay = replayOf(own);
      if (replay) asked[place] = replay;
      return answered;
    });
    if (texts && key !== null && this.roots.every((_, place) => asked[place])) this.replays.keep(key, asked);
    return texts;
  }

  runAgain(context: Context, replays: readonly Replay[]): Promise<ReadonlyMap<string, string> | null> {
    return this.texts(context, (own, place) => askAgain(this.roots[place]!, replays[place]!, own));
  }

  replaysOf(sent: Variables): readonly Replay[] | undefined {
    const key = this.replays.keyOf(this.#number, sent);
    return key === null ? undefined : this.replays.find(key);
  }

  private async texts(
    context: Context,
    ask: (own: Context, place: number) => Promise<string | null>,
  ): Promise<ReadonlyMap<string, string> | null> {
    // A link opens one record for one purpose: GraphQL decides which data it may see.
    if (context.link) return null;
    context.read.together();
    try {
      const texts = await this.everyRoot(context, ask);
      if (texts.includes(null)) return null;
      return new Map(this.roots.map(({ key: name }, index) => [name, texts[index] as string]));
    } catch (error) {
      if (error instanceof OverBudget) throw error;
      // A query may run again: GraphQL then reports the fault.
      return null;
    }
  }

  /** Runs every root field with its own context; several are sent as one statement. */
  private async everyRoot(
    context: Context,
    ask: (own: Context, place: number) => Promise<string | null>,
  ): Promise<readonly (string | null)[]> {
    if (this.roots.length === 1) return [await ask({ ...context, read: context.read.inText() }, 0)];
    const batch = new Batch(this.roots.length, this.statements);
    return Promise.all(
      this.roots.map((_, place) =>
        ask({ ...context, read: context.read.inText(batch.slot(place)) }, place).finally(() =>
          batch.settle(place),
        ),
      ),
    );
  }
}

/** Runs a root field as GraphQL does: its arguments are coerced, converted and validated. */
async function askFirst(
  { root, info, required }: PlannedRoot,
  context: Context,
  variables: Variables,
): Promise<string | null> {
  const variableValues = variables as Record<string, unknown>;
  const args = getArgumentValues(root.field, root.node, variableValues);
  return textOf(await root.field.resolve!(undefined, args, context, { ...info, variableValues }), required);
}

/** Runs a root field with arguments validated before; the caller is checked again. */
async function askAgain(
  { root, required }: PlannedRoot,
  replay: Replay,
  context: Context,
): Promise<string | null> {
  const refusal = refusalOfRoot(root.field.extensions, "query", context);
  if (refusal) throw refusal;
  return textOf(await replay(context), required);
}

const textOf = (value: unknown, required: boolean): string | null =>
  value instanceof JsonText ? value.text : value === null && !required ? "null" : null;

function planRoot(
  schema: GraphQLSchema,
  orm: Pick<MikroORM, "getMetadata">,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  root: Root,
): PlannedRoot | null {
  const { read } = rulesOf(root.field as AnyField);
  if (!read || !root.field.resolve) return null;
  const parentType = schema.getQueryType()!;
  const { name, type: returnType } = root.field;
  const info: GraphQLResolveInfo = {
    fieldName: name,
    fieldNodes: [root.node],
    returnType,
    parentType,
    path: { prev: undefined, key: root.key, typename: parentType.name },
    schema,
    fragments: fragments as Record<string, FragmentDefinitionNode>,
    rootValue: undefined,
    operation,
    variableValues: {},
  };
  const { plain } = Projections.of(orm).get(read.entity(), info, "response").projection;
  return plain ? { key: root.key, root, required: isNonNullType(returnType), info } : null;
}

const fragmentsOf = (document: DocumentNode): Readonly<Record<string, FragmentDefinitionNode>> =>
  Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
