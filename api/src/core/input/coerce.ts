import {
  coerceInputValue,
  type DocumentNode,
  getArgumentValues,
  getNamedType,
  GraphQLID,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from "graphql";
import { Refusal, type FieldFailure } from "../failure.ts";
import type { Root } from "../roots.ts";
import { BAD_CHARACTERS, unstorable } from "./characters.ts";
import { isTooDeep } from "./depth.ts";
import { longestOf, tooLong, tooLongText } from "./lengths.ts";
import { notAnOption } from "./one-of.ts";
import { spelled, type Spelling } from "./spelling.ts";
import { argumentOf, argumentText, askedBeside, fieldNames, inputFieldText, optionLabel } from "./texts.ts";

/** Options of `coerceVariables`: the spelling of field names, and the operation's root fields. */
export interface CoerceOptions {
  /**
   * Spelling of field names in the entries and in the general texts: `camel` (GraphQL, the default) or
   * `snake` (REST).
   */
  readonly spelling?: Spelling;
  /**
   * Root fields of the operation, whose arguments may have their own texts for being absent
   * (`@RequiredArgs`).
   */
  readonly roots?: readonly Root[];
}

const MOST_ERRORS = 100;

/**
 * Converts the variables of a request into the values that resolvers receive, as graphql does. @throws
 * Refusal BAD_USER_INPUT with one entry per wrong field, in Spanish; its message is the first entry's.
 */
export function coerceVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  raw: Readonly<Record<string, unknown>>,
  { spelling = "camel", roots = [] }: CoerceOptions = {},
): Record<string, unknown> {
  const coerced: Record<string, unknown> = {};
  const errors: FieldFailure[] = [];
  for (const definition of definitions) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!type || !isInputType(type)) throw new Error(`$${name} is not of an input type`);
    const value = raw[name];
    if (value === undefined && definition.defaultValue) {
      coerced[name] = valueFromAST(definition.defaultValue, type);
    } else if (value === undefined && !isNonNullType(type)) {
      continue;
    } else if (value === undefined || (value === null && isNonNullType(type))) {
      errors.push(missing([name], argumentText(roots, name), spelling));
    } else if (isTooDeep(value)) {
      errors.push({
        field: fieldOf([name], spelling),
        message: `El valor de ${nameOf([name], spelling)} no es válido`,
      });
    } else {
      const long = tooLong(type, value, [name], longestOf(argumentOf(roots, name)?.extensions ?? {}));
      for (const path of long)
        errors.push({ field: fieldOf(path, spelling), message: tooLongText(nameOf(path, spelling)) });
      if (long.length > 0) continue;
      coerced[name] = coerceInputValue(value, type, (path, wrong, error) => {
        errors.push(failureOf(type, name, path, wrong, error, spelling));
        // A client that sends thousands of wrong fields learns enough from the first ones.
        if (errors.length === MOST_ERRORS) throw new Refusal("BAD_USER_INPUT", errors[0]!.message, errors);
      });
      if (errors.length > 0) addAsked(errors, type, value, spelling);
      // A malformed id is answered as not found, whatever its characters.
      if (getNamedType(type) !== GraphQLID)
        for (const path of unstorable(coerced[name], [name]))
          errors.push({ field: fieldOf(path, spelling), message: BAD_CHARACTERS });
    }
  }
  const [first] = errors;
  if (first) throw new Refusal("BAD_USER_INPUT", first.message, errors);
  return coerced;
}

/**
 * Adds an error for each missing field that other fields require, and sorts all errors by the order of the
 * fields.
 */
function addAsked(errors: FieldFailure[], type: GraphQLInputType, input: unknown, spelling: Spelling): void {
  const asked = askedBeside(type, input);
  if (asked.length === 0) return;
  errors.push(...asked.map(([name, message]) => ({ field: spelled(name, spelling), message })));
  const places = new Map(fieldNames(type).map((name, place) => [spelled(name, spelling), place]));
  errors.sort((one, other) => (places.get(one.field) ?? 0) - (places.get(other.field) ?? 0));
}

// graphql names an absent field only in its message: the path ends at the object that lacks it
const absentField = /^Field "(\w+)" of required type/;
const unknownField = /^Field "(\w+)" is not defined by type/;

function failureOf(
  type: GraphQLInputType,
  variable: string,
  path: readonly (string | number)[],
  value: unknown,
  error: GraphQLError,
  spelling: Spelling,
): FieldFailure {
  const absent = absentField.exec(error.message)?.[1];
  if (absent !== undefined)
    return missing([variable, ...path, absent], inputFieldText(type, [...path, absent]), spelling);
  if (value === null || value === undefined)
    return missing([variable, ...path], inputFieldText(type, path), spelling);
  const unknown = unknownField.exec(error.message)?.[1];
  const at = unknown === undefined ? [variable, ...path] : [variable, ...path, unknown];
  const refusal = error.originalError;
  const label = optionLabel(type, path);
  const message =
    label === undefined ? `El valor de ${nameOf(at, spelling)} no es válido` : notAnOption(label);
  return { field: fieldOf(at, spelling), message: refusal instanceof Refusal ? refusal.message : message };
}

const missing = (
  path: readonly (string | number)[],
  text: string | undefined,
  spelling: Spelling,
): FieldFailure => ({
  field: fieldOf(path, spelling),
  message: text ?? `El campo ${nameOf(path, spelling)} es obligatorio`,
});

/**
 * Returns the dotted name of a field, without the name of the input itself: `["input", "passengers", 0,
 * "nombre"]` → `passengers.0.nombre`.
 */
const fieldOf = (path: readonly (string | number)[], spelling: Spelling) =>
  (path.length > 1 ? path.slice(path[0] === "input" || path[0] === "filter" ? 1 : 0) : path)
    .map((part) => spelled(String(part), spelling))
    .join(".");

/** Returns the last name in a path, which is the field's name for a person. */
const nameOf = (path: readonly (string | number)[], spelling: Spelling) =>
  spelled(String(path.findLast((part) => typeof part === "string")), spelling);

/**
 * Refuses texts written in the document itself that are longer than their arguments allow; `variables` are
 * coerced. Documents shorter than the smallest limit are skipped, which are most.
 */
export function refuseLongTexts(
  document: DocumentNode,
  roots: readonly Root[],
  variables: Readonly<Record<string, unknown>>,
): void {
  if ((document.loc?.source.body.length ?? 0) <= longestOf({})) return;
  for (const { field, node } of roots) {
    const values = getArgumentValues(field, node, variables);
    for (const { name, type, extensions } of field.args) {
      const errors = tooLong(type, values[name], [name], longestOf(extensions)).map((path) => ({
        field: fieldOf(path, "camel"),
        message: tooLongText(nameOf(path, "camel")),
      }));
      if (errors[0]) throw new Refusal("BAD_USER_INPUT", errors[0].message, errors);
    }
  }
}
