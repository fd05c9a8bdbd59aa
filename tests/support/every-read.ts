import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/** A query that asks for every field below it, and its variables for the record of an id. */
interface EveryField {
  readonly name: string;
  /** The deepest first: one that is too much for the server is asked with less. */
  readonly documents: readonly string[];
  given(id: string): Record<string, unknown>;
}

/** Depths to which fields of fields are asked for. */
const DEPTHS = [4, 3, 2, 1];

/** Every query of the schema with all fields that need no argument, apart from how deep they lie. */
export const readsOf = (schema: GraphQLSchema): EveryField[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args, type }) => {
    const required = args.filter(isRequiredArgument);
    if (required.some(({ type: of }) => !isIdLike(of))) return [];
    const variables = required.map((one) => `$${one.name}: ${String(one.type)}`).join(", ");
    const passed = required.map((one) => `${one.name}: $${one.name}`).join(", ");
    const below = (depth: number) => selectionOf(getNamedType(type) as GraphQLObjectType, depth);
    return [
      {
        name,
        documents: DEPTHS.map(
          (depth) =>
            `query ${variables && `(${variables})`} { ${name}${passed && `(${passed})`}${below(depth)} }`,
        ),
        given: (id) => Object.fromEntries(required.map((one) => [one.name, id])),
      },
    ];
  });

const isIdLike = (type: GraphQLInputType): boolean => ["ID", "String"].includes(getNamedType(type).name);

function selectionOf(type: GraphQLObjectType, depth: number): string {
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(below)) return [field.name];
    return isObjectType(below) && depth > 1 ? [`${field.name}${selectionOf(below, depth - 1)}`] : [];
  });
  return fields.length > 0 ? ` { ${fields.join(" ")} }` : " { __typename }";
}
