import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import type { Operation } from "../support/operations.ts";
import type { Random } from "./random.ts";

type Field = GraphQLField<unknown, unknown>;

const needsNothing = ({ args }: Field) => !args.some(isRequiredArgument);

/** Returns the leaves of a type that need no argument. */
const leavesOf = (type: GraphQLNamedType): string[] =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter((field) => needsNothing(field) && isLeafType(getNamedType(field.type)))
        .map(({ name }) => name)
    : [];

/**
 * Returns a selection of a type: its type and leaves, and some of the fields below. A type that is above is
 * not repeated below, which would be refused for its size.
 */
function selectionOf(type: GraphQLNamedType, random: Random, above: readonly string[] = []): string {
  if (!isObjectType(type)) return "";
  const below = Object.values(type.getFields()).filter((field) => {
    const of = getNamedType(field.type);
    return needsNothing(field) && isObjectType(of) && of !== type && !above.includes(of.name);
  });
  // Lists of rows are wrapped, so that what is in them is always taken.
  const wrapper = leavesOf(type).length === 0 || /Page$|List$|Connection$/.test(type.name);
  const chosen = above.length > 3 ? [] : below.filter(() => wrapper || random.chance(2 / (below.length + 1)));
  const parts = chosen.map(
    (field) => `${field.name}${selectionOf(getNamedType(field.type), random, [...above, type.name])}`,
  );
  return ` { __typename ${[...leavesOf(type), ...parts].join(" ")} }`;
}

/** Returns a document for a root with the arguments of these names, as variables. */
export function documentOf(
  { kind, name, field }: Operation,
  given: readonly string[],
  random: Random,
): string {
  const args = field.args.filter((argument) => given.includes(argument.name));
  const inParentheses = (text: string) => (text ? `(${text})` : "");
  const variables = inParentheses(args.map((one) => `$${one.name}: ${String(one.type)}`).join(", "));
  const passed = inParentheses(args.map((one) => `${one.name}: $${one.name}`).join(", "));
  return `${kind} ${variables} { ${name}${passed}${selectionOf(getNamedType(field.type), random)} }`;
}

/** Returns the types that have a query of their own name, which answers one row by its id: `quote`. */
export function ownRoots(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name, args, type }) => {
    const required = args.filter(isRequiredArgument).map((argument) => argument.name);
    return required.join() === "id" && name === lowered(getNamedType(type).name);
  });
  return new Map(roots.map(({ name, type }) => [getNamedType(type).name, name]));
}

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
