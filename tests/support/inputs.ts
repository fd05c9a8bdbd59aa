import {
  GraphQLID,
  type GraphQLInputType,
  GraphQLString,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";
import { at, inDays } from "./calendar.ts";

/** Returns whether a value of this type may hold text that people type. */
export const isText = (type: GraphQLInputType): boolean => {
  if (isNonNullType(type)) return isText(type.ofType as GraphQLInputType);
  return type === GraphQLString || (isScalarType(type) && type.name === "String");
};

/**
 * A value of a type in which every text is `text` and every id is `id`; null where a type allows no such
 * thing.
 */
export function filled(type: GraphQLInputType, text: string, id: unknown, depth = 0): unknown {
  if (isNonNullType(type)) return filled(type.ofType as GraphQLInputType, text, id, depth);
  if (isListType(type))
    return depth > 3 ? [] : [filled(type.ofType as GraphQLInputType, text, id, depth + 1)];
  if (isInputObjectType(type)) {
    if (depth > 3) return {};
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, filled(field.type, text, id, depth + 1)]),
    );
  }
  if (isText(type)) return text;
  if ("getValues" in type) return type.getValues()[0]?.name;
  const plain: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    COP: 1,
    Day: inDays(51),
    DateTime: at(inDays(51), "00:00").toISOString(),
    JSON: { text },
  };
  return type === GraphQLID || type.name === "ID" ? id : (plain[type.name] ?? null);
}

/** Every field of an input, its parts' fields too, as paths. */
export function fieldsOf(type: GraphQLInputType, depth = 0): string[][] {
  if (isNonNullType(type) || isListType(type)) return fieldsOf(type.ofType as GraphQLInputType, depth);
  if (!isInputObjectType(type) || depth > 2) return [[]];
  return Object.values(type.getFields()).flatMap((field) =>
    fieldsOf(field.type, depth + 1).map((path) => [field.name, ...path]),
  );
}

/** The input with another value at a path; lists on the way become lists of one. */
export function changed(
  type: GraphQLInputType,
  input: unknown,
  [name, ...path]: string[],
  value: unknown,
): unknown {
  if (isNonNullType(type)) return changed(type.ofType as GraphQLInputType, input, [name!, ...path], value);
  if (isListType(type)) {
    const [first] = Array.isArray(input) ? (input as unknown[]) : [];
    return [changed(type.ofType as GraphQLInputType, first, [name!, ...path], value)];
  }
  if (name === undefined || !isInputObjectType(type)) return value;
  const given = (input ?? {}) as Record<string, unknown>;
  return { ...given, [name]: changed(type.getFields()[name]!.type, given[name], path, value) };
}
