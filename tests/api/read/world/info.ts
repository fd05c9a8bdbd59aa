import { type GraphQLResolveInfo, type GraphQLSchema, type OperationDefinitionNode, parse } from "graphql";

/** Returns the resolve info that GraphQL passes to the resolver of a document's only root. */
export function infoOf(schema: GraphQLSchema, source: string): GraphQLResolveInfo {
  const operation = parse(source).definitions[0] as OperationDefinitionNode;
  const parentType = schema.getRootType(operation.operation)!;
  const node = operation.selectionSet.selections[0]!;
  if (node.kind !== "Field") throw new Error("the document's root is a field");
  const returnType = parentType.getFields()[node.name.value]!.type;
  const path = { prev: undefined, key: node.name.value, typename: parentType.name };
  const rest = { schema, fragments: {}, rootValue: undefined, operation, variableValues: {} };
  return { fieldName: node.name.value, fieldNodes: [node], returnType, parentType, path, ...rest };
}
