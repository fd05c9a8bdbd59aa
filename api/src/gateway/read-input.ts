import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from "graphql";
import { snake } from "../core/naming.ts";
import { leafReader, optionReader, structure } from "./leaves.ts";
import { hasOddKeys, nested } from "./odd-keys.ts";

/** Values of fields that were also sent under a second name. */
export type Others = Record<string, unknown>;

/**
 * Function that converts a value of a request into the raw value of a variable; undefined when the value is
 * absent.
 */
export type Read = (value: unknown, others?: Others) => unknown;

/**
 * Rules of a row for reading input: alternative names of fields, and whether the words for "no filter" count
 * as absent.
 */
export interface ReadRules {
  readonly reads: Readonly<Record<string, string>>;
  readonly filter: boolean;
}

const noFilter = new Set(["", "all", "todos", "null", "undefined"]);

/**
 * Returns whether a query value means "no filter" for this type; an enum member with the same name is a
 * normal value.
 */
export function isNoFilter(type: GraphQLInputType, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== "string" || !noFilter.has(value)) return false;
  const named = getNamedType(type);
  return !(isEnumType(named) && named.getValue(value));
}

/**
 * Compiles, once per row, the function that reads a value of a type. `readers` holds the functions compiled
 * so far, so that a recursive type ends.
 */
export function reader(type: GraphQLInputType, rules: ReadRules, readers = new Map<string, Read>()): Read {
  if (isNonNullType(type)) {
    const read = reader(type.ofType, rules, readers);
    // null for a required value counts as absence: a default may apply, else "es obligatorio"
    return (value, others) => read(value, others) ?? undefined;
  }
  const read = isListType(type)
    ? listReader(reader(type.ofType, rules, readers), type)
    : isInputObjectType(type)
      ? (readers.get(type.name) ?? objectReader(type, rules, readers))
      : leafReader(type);
  if (!rules.filter)
    return (value, others) => (value === undefined || value === null ? value : read(value, others));
  return (value, others) => (isNoFilter(type, value) ? undefined : read(value, others));
}

const numbers = new Set(["Int", "Float"]);

/**
 * Returns a reader of lists: a single value is a list with one item, and an empty text is absent. Numbers may
 * be in one text, separated by commas.
 */
const listReader =
  (read: Read, type: GraphQLInputType): Read =>
  (value) => {
    const found = structure(value);
    if (found === "") return undefined;
    const list = typeof found === "string" && numbers.has(getNamedType(type).name) ? numbersOf(found) : found;
    return Array.isArray(list) ? list.map((entry) => read(entry) ?? null) : [read(list) ?? null];
  };

const numbersOf = (text: string): string[] => text.split(",").flatMap((part) => part.trim() || []);

function objectReader(type: GraphQLInputObjectType, rules: ReadRules, readers: Map<string, Read>): Read {
  let fields: [name: string, names: readonly string[], read: Read][] | undefined;
  const read: Read = (value, others) => {
    const found = structure(value);
    if (found === null || found === "") return undefined;
    if (typeof found !== "object" || Array.isArray(found)) return found;
    const given = (hasOddKeys(found) ? nested(Object.entries(found)) : found) as Readonly<
      Record<string, unknown>
    >;
    const input: Record<string, unknown> = {};
    for (const [name, names, readField] of (fields ??= compile())) {
      const values = names
        .flatMap((key) => (Object.hasOwn(given, key) ? [readField(given[key])] : []))
        .filter((entry) => entry !== undefined);
      if (values.length === 0) continue;
      input[name] = values[0];
      const second =
        values.length > 1
          ? values.find((entry) => JSON.stringify(entry) !== JSON.stringify(values[0]))
          : undefined;
      if (second !== undefined && others) others[name] = second;
    }
    return input;
  };
  readers.set(type.name, read);
  const compile = () =>
    Object.values(type.getFields()).map((field): [string, readonly string[], Read] => [
      field.name,
      namesOf(field.name, rules.reads),
      fieldReader(field, rules, readers),
    ]);
  return read;
}

/**
 * Returns the reader of a field: a text from a closed list may also be the label of a member; every other
 * field is read by its type.
 */
function fieldReader(
  { type, extensions }: GraphQLInputField,
  rules: ReadRules,
  readers: Map<string, Read>,
): Read {
  const labels = extensions["choices"] as Readonly<Record<string, string>> | undefined;
  if (!labels) return reader(type, rules, readers);
  const read = optionReader(
    Object.entries(labels).flatMap(([option, label]) => [
      [label, option] as const,
      [option, option] as const,
    ]),
  );
  return (value) => (value === undefined || value === null ? value : read(value));
}

/** Returns every name of a field in order of precedence: snake_case before camelCase. */
export function namesOf(field: string, reads: Readonly<Record<string, string>>): readonly string[] {
  const renames = Object.keys(reads).filter((name) => reads[name] === field);
  const names = [snake(field), field, ...renames];
  const inSnake = names.filter((name) => name === snake(name));
  return [...new Set([...inSnake, ...names])];
}
