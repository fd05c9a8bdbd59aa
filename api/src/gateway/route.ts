import type { OpensById } from "../core/links/links-by-id.ts";
import type { Row } from "../core/module.ts";

/** The methods a row may have. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A value that JSON can carry. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Differences of a row from "the data object is the answer, with status 200". A closed set: nothing here is
 * code.
 */
export interface RouteOptions {
  /** Constants beside the data, such as `success` and `message`; a record's own key of that name wins. */
  readonly answer?: Readonly<Record<string, Json>>;
  /**
   * Status of success, 200 by default. `"created"`: 201 when the payload's `created` is true, else 200;
   * `created` itself is not sent.
   */
  readonly status?: number | "created";
  /** Multipart field → variable of type Upload, or a list of them. */
  readonly upload?: Readonly<Record<string, string>>;
  /** The root answers `{ filename url }`: the file itself is sent, to be shown or to be saved. */
  readonly sends?: "inline" | "attachment";
  /** Media type of the file that is sent, where it is no PDF. */
  readonly media?: string;
  /** Key of a refusal that carries the Spanish text, while `code` carries the code. */
  readonly errorKey?: "error";
  /** The message of a 500, for a call whose consumers know one. */
  readonly failed?: string;
  /** Fields without an alias travel in camelCase. */
  readonly spelling?: "camel";
  /**
   * Other names under which consumers send an input field or a variable: `{ reason: "reassignmentReason" }`.
   */
  readonly reads?: Readonly<Record<string, string>>;
  /** Words of the query that mean an absent variable: `{ year: "current" }`. */
  readonly absent?: Readonly<Record<string, string>>;
  /** Lists in the query that are sent as several values, by repeating their name or with commas. */
  readonly repeats?: readonly string[];
  /** Record that the path's id opens without a token, for operators that serve links by id alone. */
  readonly opens?: OpensById;
}

/** One REST call: a method, a path with `:parameters`, and the GraphQL document that answers it. */
export interface Route extends Row {
  readonly method: Method;
  readonly document: string;
  readonly options: RouteOptions;
}

/** Returns the text of a document or fragment; the tag lets editors colour it. */
export const gql = (texts: TemplateStringsArray, ...parts: readonly string[]): string =>
  String.raw({ raw: texts }, ...parts);

const row =
  (method: Method) =>
  (path: string, document: string, options: RouteOptions = {}): Route => ({
    method,
    path,
    document,
    options,
  });

export const get = row("GET");
export const post = row("POST");
export const put = row("PUT");
export const patch = row("PATCH");
export const del = row("DELETE");
