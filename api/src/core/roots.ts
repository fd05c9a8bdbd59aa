import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** One root field of an operation: its node in the document and its definition in the schema. */
export interface Root {
  /** Key in the answer: the alias, otherwise the name. */
  readonly key: string;
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  /** True with `@skip` or `@include`, because the field may not run at all. */
  readonly conditional: boolean;
}

/**
 * Returns the root fields of an operation in order, with fragments expanded, without `__typename` and
 * introspection.
 */
export function rootsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Root[] {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const roots: Root[] = [];
  const open = ({ selections }: SelectionSetNode, within: boolean): void => {
    for (const node of selections) {
      const conditional =
        within ||
        (node.directives ?? []).some(({ name }) => name.value === "skip" || name.value === "include");
      if (node.kind === Kind.FIELD) {
        const field = fields[node.name.value];
        if (field) roots.push({ key: (node.alias ?? node.name).value, node, field, conditional });
      } else if (node.kind === Kind.INLINE_FRAGMENT) open(node.selectionSet, conditional);
      else {
        const fragment = fragmentOf(document, node.name.value);
        if (fragment) open(fragment.selectionSet, conditional);
      }
    }
  };
  open(operation.selectionSet, false);
  return roots;
}

const fragmentOf = ({ definitions }: DocumentNode, name: string): FragmentDefinitionNode | undefined =>
  definitions.find(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
  ) as FragmentDefinitionNode | undefined;
