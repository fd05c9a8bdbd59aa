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
import type { Context } from "../context.ts";
import { rootsOf, type Root } from "../roots.ts";
import { type AnyField, rulesOf } from "./fields.ts";
import { Projections } from "./projections.ts";
import { JsonText, type TextPlan } from "./text.ts";
import { Together } from "./together.ts";

interface PlannedRoot {
  readonly key: string;
  readonly root: Root;
  readonly required: boolean;
  readonly info: GraphQLResolveInfo;
}

/** A query whose roots are reads that Postgres answers alone. */
export class QueryPlan implements TextPlan {
  /** The roots whose arguments come from the variables. */
  readonly inputs: readonly Root[];

  private constructor(
    readonly operation: OperationDefinitionNode,
    private readonly roots: readonly PlannedRoot[],
  ) {
    this.inputs = roots.map(({ root }) => root);
  }

  /** Null unless the document is one query without directives whose roots all carry `@Reads` and select nothing that TypeScript computes. */
  static of(schema: GraphQLSchema, orm: Pick<MikroORM, "getMetadata">, document: DocumentNode): QueryPlan | null {
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    const [operation] = operations;
    if (!operation || operations.length > 1 || operation.operation !== OperationTypeNode.QUERY || operation.directives?.length) return null;
    const roots = rootsOf(schema, document, operation);
    // Roots in fragments, merged roots, __typename and introspection: rare enough to be left to GraphQL.
    const plainly = operation.selectionSet.selections.every((node) => node.kind === Kind.FIELD && !node.directives?.length);
    const keys = new Set(roots.map(({ key }) => key));
    if (!plainly || keys.size !== operation.selectionSet.selections.length) return null;
    const fragments = fragmentsOf(document);
    const planned = roots.map((root) => planRoot(schema, orm, operation, fragments, root));
    return planned.every((root) => root !== null) ? new QueryPlan(operation, planned) : null;
  }

  async run(context: Context, variables: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, string> | null> {
    // A link opens one record for one purpose: what it may see is GraphQL's to say.
    if (context.link) return null;
    try {
      const texts = await this.texts(context, variables);
      return texts.includes(null) ? null : new Map(this.roots.map(({ key }, index) => [key, texts[index] as string]));
    } catch {
      // A query may run again: GraphQL then says what was wrong.
      return null;
    }
  }

  private texts(context: Context, variables: Readonly<Record<string, unknown>>): Promise<readonly (string | null)[]> {
    const [only, ...more] = this.roots;
    if (only && more.length === 0) return Promise.all([this.answer(only, { ...context, read: context.read.inText() }, variables)]);
    const together = new Together(this.roots.length);
    return Promise.all(
      this.roots.map((root, place) =>
        this.answer(root, { ...context, read: context.read.inText(together.seat(place)) }, variables).finally(() => together.leave(place)),
      ),
    );
  }

  private async answer(
    { root, info, required }: PlannedRoot,
    context: Context,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<string | null> {
    const args = getArgumentValues(root.field, root.node, variables as Record<string, unknown>);
    const value: unknown = await root.field.resolve!(undefined, args, context, {
      ...info,
      variableValues: variables as Record<string, unknown>,
    });
    if (value instanceof JsonText) return value.text;
    return value === null && !required ? "null" : null;
  }
}

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
