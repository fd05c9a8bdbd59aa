import { type DocumentNode, visit } from "graphql";
import { Refusal } from "../failure.ts";

/** Sentence shown when a text has characters that cannot be stored. */
export const BAD_CHARACTERS = "El texto contiene caracteres no permitidos";

// Postgres keeps no null character in a text, and no half of a surrogate pair in JSON.
const storable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Returns the paths, below `path`, of the texts in an input value that the database could not store. */
export function unstorable(
  value: unknown,
  path: readonly (string | number)[],
): (readonly (string | number)[])[] {
  if (typeof value === "string") return storable(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((entry, place) => unstorable(entry, [...path, place]));
  // Only values that were read from JSON are searched: not instants, not files.
  if (
    typeof value !== "object" ||
    value === null ||
    ![Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
  )
    return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    storable(key) ? unstorable(entry, [...path, key]) : [path],
  );
}

/**
 * Refuses a document with a text that cannot be stored; graphql only lets the null character through, as an
 * escape.
 */
export function refuseUnstorable(document: DocumentNode): void {
  if (!document.loc?.source.body.includes("\\u")) return;
  visit(document, {
    StringValue: ({ value }) => {
      if (!storable(value)) throw new Refusal("BAD_USER_INPUT", BAD_CHARACTERS);
    },
  });
}
