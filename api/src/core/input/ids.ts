import {
  getArgumentValues,
  getNamedType,
  GraphQLID,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from "graphql";
import { notFound, type Refusal } from "../failure.ts";
import type { Root } from "../roots.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns whether a text can be the id of a record. */
export const isRecordId = (text: string): boolean => uuid.test(text);

/** Text of NOT_FOUND when a record has no text of its own. */
export const NO_RECORD = "Registro no encontrado";

/**
 * Returns the text of a root field's NOT_FOUND: the operation's text (`@NotFound` on the method), otherwise
 * the text of its return type.
 */
export const notFoundText = ({ field }: Pick<Root, "field">): string =>
  textOf(field.extensions) ?? textOf(getNamedType(field.type).extensions) ?? NO_RECORD;

const textOf = (extensions: Readonly<Record<string, unknown>>) =>
  extensions["notFound"] as string | undefined;

/**
 * Refuses malformed ids with NOT_FOUND, before they reach the database: ids are UUIDs, except ids of users
 * and packages, which are of type Int. The text is the input field's own (`@NotFound` on its `@Field`),
 * otherwise the root field's. `variables` are coerced; values written in the document are checked too.
 */
export function refuseBadIds(roots: readonly Root[], variables: Readonly<Record<string, unknown>>): void {
  const wrong = badIdRefusal(roots, variables);
  if (wrong) throw wrong;
}

const awaited = new WeakMap<object, Refusal>();

/**
 * Defers the error of {@link refuseBadIds} until the single resolver of a request has validated its
 * arguments, so that faults of fields are reported first.
 */
export const refuseOnceChecked = (context: object, refusal: Refusal): void =>
  void awaited.set(context, refusal);

/** Returns the deferred refusal of a request, to be thrown after its resolver's arguments were validated. */
export const refusalOnceChecked = (context: object): Refusal | undefined => awaited.get(context);

/** Returns the refusal that {@link refuseBadIds} throws; null when every id is well-formed. */
export function badIdRefusal(
  roots: readonly Root[],
  variables: Readonly<Record<string, unknown>>,
): Refusal | null {
  for (const root of roots) {
    if (root.conditional || !root.field.args.some(({ type }) => holdsIds(type))) continue;
    const values = getArgumentValues(root.field, root.node, variables);
    for (const argument of root.field.args) {
      if (!holdsIds(argument.type)) continue;
      const wrong = badId(argument.type, values[argument.name], textOf(argument.extensions) ?? null);
      if (wrong !== undefined) return notFound(wrong ?? notFoundText(root));
    }
  }
  return null;
}

const isId = (type: GraphQLNamedInputType): boolean => type === GraphQLID || type.name === "ID";

const holders = new WeakMap<GraphQLNamedInputType, boolean>();

/** Returns whether a value of the type can contain an id at any depth. */
function holdsIds(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  const known = holders.get(named) ?? reachesId(named, new Set());
  holders.set(named, known);
  return known;
}

const reachesId = (type: GraphQLNamedInputType, seen: Set<GraphQLNamedInputType>): boolean => {
  if (!isInputObjectType(type)) return isId(type);
  if (seen.has(type)) return false;
  seen.add(type);
  return Object.values(type.getFields()).some((field) => reachesId(getNamedType(field.type), seen));
};

/**
 * Returns the text for the first value of type ID that is not a UUID; null when its field has no text,
 * undefined when all ids are valid.
 */
function badId(type: GraphQLInputType, value: unknown, text: string | null): string | null | undefined {
  if (value === null || value === undefined) return undefined;
  if (isNonNullType(type)) return badId(type.ofType, value, text);
  if (isListType(type))
    return first((value as unknown[]).map((entry) => () => badId(type.ofType, entry, text)));
  if (isInputObjectType(type)) {
    const given = value as Record<string, unknown>;
    return first(
      Object.values(type.getFields()).map(
        (field) => () => badId(field.type, given[field.name], textOf(field.extensions) ?? null),
      ),
    );
  }
  return isId(type) ? (uuid.test(String(value)) ? undefined : text) : undefined;
}

function first(attempts: readonly (() => string | null | undefined)[]): string | null | undefined {
  for (const attempt of attempts) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}
