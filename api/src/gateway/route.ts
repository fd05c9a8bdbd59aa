import type { OpensById } from "../core/links/links-by-id.ts";
import type { Row } from "../core/module.ts";

/** HTTP methods that a row may have. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A value that JSON can carry. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Deviations of a row from the default "the data object is the answer, with status 200". The set of options
 * is closed, and none of them is code.
 */
export interface RouteOptions {
  /**
   * Constants in addition to the data, such as `success` and `message`; a record's own key of the same name
   * takes precedence.
   */
  readonly answer?: Readonly<Record<string, Json>>;
  /**
   * Status of success, 200 by default. With `"created"` it is 201 when the payload's `created` is true,
   * otherwise 200; `created` itself is not sent.
   */
  readonly status?: number | "created";
  /** Upload variables (or lists of uploads), by multipart field. */
  readonly upload?: Readonly<Record<string, string>>;
  /**
   * Disposition of the sent file: the root field returns `{ filename url }`, and the file itself is sent, to
   * be displayed or saved.
   */
  readonly sends?: "inline" | "attachment";
  /** Media type of the sent file, if it is not a PDF. */
  readonly media?: string;
  /** Key of a refusal's body that contains the Spanish text, while `code` contains the code. */
  readonly errorKey?: "error";
  /** Message of a 500, for a call whose consumers expect a specific one. */
  readonly failed?: string;
  /** Spelling of fields without an alias: camelCase instead of snake_case. */
  readonly spelling?: "camel";
  /**
   * Alternative names under which consumers send an input field or a variable: `{ reason:
   * "reassignmentReason" }`.
   */
  readonly reads?: Readonly<Record<string, string>>;
  /** Query values that mean an absent variable: `{ year: "current" }`. */
  readonly absent?: Readonly<Record<string, string>>;
  /** Names of query lists that are sent as several values, by repeating the name or separated by commas. */
  readonly repeats?: readonly string[];
  /**
   * Record that the id in the path opens without a token, for operators that support links with only an id.
   */
  readonly opens?: OpensById;
}

/** One REST call: a method, a path with `:parameters`, and the GraphQL document that produces the answer. */
export interface Route extends Row {
  readonly method: Method;
  readonly document: string;
  readonly options: RouteOptions;
}

/** Returns the text of a document or fragment; editors recognize the tag and highlight the syntax. */
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
