import { getNamedType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from "graphql";
import { Extensions } from "type-graphql";

/** Maximum number of characters of an input text, unless its field sets another limit. */
const MOST = 10_000;

type Path = readonly (string | number)[];

/** Returns the sentence for a text that exceeds its maximum length. */
export const tooLongText = (name: string): string => `El valor de ${name} es demasiado largo`;

/**
 * Sets another maximum length than 10,000 characters for a field of an input, or an argument of `@ArgsType`:
 * `@Longest(273_100)`.
 */
export const Longest = (characters: number) => Extensions({ longest: characters });

/**
 * Returns the paths, below `path`, of the texts that are too long for their field. It reads only the declared
 * type and the value as sent, and is called before any other processing of the value.
 */
export function tooLong(type: GraphQLInputType, value: unknown, path: Path, most: number = MOST): Path[] {
  if (value === null || value === undefined) return [];
  if (typeof value === "string") return value.length > most ? [path] : [];
  if (isNonNullType(type)) return tooLong(type.ofType, value, path, most);
  if (Array.isArray(value)) {
    const entry = isListType(type) ? type.ofType : type;
    return value.flatMap((item, place) => tooLong(entry, item, [...path, place], most));
  }
  if (typeof value !== "object") return [];
  const named = getNamedType(type);
  const given = value as Readonly<Record<string, unknown>>;
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) =>
      Object.hasOwn(given, field.name)
        ? tooLong(field.type, given[field.name], [...path, field.name], longestOf(field.extensions))
        : [],
    );
  // A free-form object has no declared fields: each of its texts is checked. Files and instants are not such
  // objects.
  return named.name === "JSON"
    ? Object.entries(given).flatMap(([key, entry]) => tooLong(named, entry, [...path, key], most))
    : [];
}

/** Returns the maximum length that a field or an argument allows, in characters. */
export const longestOf = (extensions: Readonly<Record<string, unknown>>): number =>
  (extensions["longest"] as number | undefined) ?? MOST;
