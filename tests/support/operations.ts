import {
  type GraphQLField,
  getNamedType,
  type GraphQLSchema,
  isCompositeType,
  OperationTypeNode,
} from "graphql";

/** A root of the schema with a document that asks for nothing but it. */
export interface Operation {
  readonly name: string;
  readonly kind: OperationTypeNode;
  readonly field: GraphQLField<unknown, unknown>;
  /** One variable of the argument's own name for each argument. */
  readonly document: string;
}

/** Every operation of the schema, in its order. */
export const operationsOf = (schema: GraphQLSchema): Operation[] =>
  Object.values(OperationTypeNode).flatMap((kind) =>
    Object.values(schema.getRootType(kind)?.getFields() ?? {}).map((field) => ({
      name: field.name,
      kind,
      field,
      document: documentOf(kind, field),
    })),
  );

function documentOf(kind: OperationTypeNode, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const variables = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(", ");
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  const inParentheses = (text: string) => (text ? `(${text})` : "");
  const selection = isCompositeType(getNamedType(type)) ? " { __typename }" : "";
  return `${kind} ${inParentheses(variables)} { ${name}${inParentheses(given)}${selection} }`;
}
