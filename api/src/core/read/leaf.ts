import type { EntityProperty } from "@mikro-orm/core";
import { getNamedType, type GraphQLOutputType } from "graphql";
import { isList } from "./fields.ts";
import { type Fragment, raw } from "./sql.ts";

const textual = /^(text|citext|varchar|character|char|uuid|date|timestamp|time|bpchar|json)/;

/**
 * Returns SQL for a column in the JSON form of its GraphQL leaf: ids and texts that are numbers in the table
 * become text, `numeric` becomes a plain number.
 */
export function leaf(type: GraphQLOutputType, property: EntityProperty, column: string): Fragment {
  const stored = property.columnTypes[0] ?? "text";
  const { name } = getNamedType(type);
  if (isList(type)) return raw(column);
  if ((name === "ID" || name === "String") && !textual.test(stored)) return raw(`${column}::text`);
  if (name === "Float" && stored.startsWith("numeric")) return raw(`${column}::float8`);
  return raw(column);
}
