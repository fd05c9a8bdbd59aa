import { GraphQLEnumType, type GraphQLScalarType } from "graphql";
import { enumSynonyms } from "../core/enums.ts";
import { jsonOf } from "../core/http/body.ts";
import { plain } from "../core/colombia/plain.ts";

type Leaf = (value: unknown) => unknown;

const number = /^\s*-?\d+(\.\d+)?\s*$/;

const numeric: Leaf = (value) => (typeof value === "string" && number.test(value) ? Number(value) : value);
const truth: Leaf = (value) => (value === "true" ? true : value === "false" ? false : value);
const text: Leaf = (value) => (typeof value === "number" ? String(value) : value);

/** Parses a JSON text of an object or a list; any other value is returned unchanged. */
export function structure(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return jsonOf(value);
  } catch {
    return value;
  }
}

const scalars: Readonly<Record<string, Leaf>> = {
  Int: numeric,
  Float: numeric,
  Boolean: truth,
  String: text,
  ID: text,
  JSON: structure,
};

/**
 * Returns the function that parses a scalar or an enum value of a request, in the forms that consumers send.
 */
export function leafReader(type: GraphQLScalarType | GraphQLEnumType): Leaf {
  if (type instanceof GraphQLEnumType) return memberReader(type);
  const read = scalars[type.name] ?? ((value: unknown) => value);
  // an empty form field is no value, except where a text is meant
  return type.name === "String" ? read : (value) => (value === "" ? null : read(value));
}

/**
 * Returns a parser that accepts an enum member's name, its label or another spelling of it, without regard to
 * case, accents and spaces.
 */
function memberReader(type: GraphQLEnumType): Leaf {
  const members = type.getValues().map(({ name }) => [name, name] as const);
  return optionReader([...Object.entries(enumSynonyms.get(type.name) ?? {}), ...members]);
}

/**
 * Returns a parser for a text of a closed list, given the option of each spelling; later spellings take
 * precedence.
 */
export function optionReader(spellings: readonly (readonly [spelling: string, option: string])[]): Leaf {
  const options = new Set(spellings.map(([, option]) => option));
  const byName = new Map(spellings.map(([spelling, option]) => [folded(spelling), option]));
  return (value) => {
    if (typeof value !== "string" || options.has(value)) return value;
    const spelling = folded(value);
    return spelling === "" ? null : (byName.get(spelling) ?? value);
  };
}

const folded = (text: string): string => plain(text).replace(/[\s_-]/g, "");
