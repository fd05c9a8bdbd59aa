import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import type { Upload } from "graphql-upload-minimal";
import { parametersOf } from "./paths.ts";
import { isNoFilter, namesOf, reader, type Others } from "./read-input.ts";
import type { Route, RouteOptions } from "./route.ts";

/** Parts of a request from which variables are read; `query` is already nested. */
export interface RequestParts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Files of a multipart request, by field. */
  readonly files: ReadonlyMap<string, readonly Upload[]>;
}

/** Variables of a request before coercion. */
export interface RawVariables {
  readonly values: Record<string, unknown>;
  /** Second values of `$input`, coerced; see `core/input/other-names.ts`. */
  readonly others: Readonly<Others>;
  /**
   * True when a parameter of type Int is not a number, which is answered NOT_FOUND after the input was found
   * valid.
   */
  readonly badId: boolean;
}

export type VariableReader = (parts: RequestParts) => RawVariables;

const headers: Readonly<Record<string, string>> = {
  idempotencyKey: "idempotency-key",
  eventChecksum: "x-event-checksum",
};

type Source = (parts: RequestParts, others: Others) => unknown;

/**
 * Compiles, once per row, a reader that takes each variable of the document from its source: headers, files,
 * path, query or body.
 */
export function variableReader(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  route: Route,
): VariableReader {
  const { reads = {}, upload = {}, absent = {} } = route.options;
  const sources: [name: string, source: Source][] = [];
  const numbers: string[] = [];
  let inputType: GraphQLInputType | undefined;
  for (const { variable, type: node } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (!type || !isInputType(type)) continue;
    if (parametersOf(route.path).includes(name) && getNamedType(type).name === "Int") numbers.push(name);
    if (name === "input") inputType = type;
    sources.push([name, sourceOf(name, type, { reads, upload, absent })]);
  }
  return (parts) => {
    const values: Record<string, unknown> = {};
    const others: Others = {};
    for (const [name, source] of sources) {
      const value = source(parts, others);
      if (value !== undefined) values[name] = value;
    }
    const badId = numbers.filter((name) => !isWholeId(parts.params[name]));
    for (const name of badId) values[name] = 0;
    return { values, others: coerceOthers(inputType, others), badId: badId.length > 0 };
  };
}

const isWholeId = (text: string | undefined) =>
  text !== undefined && /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647;

function sourceOf(
  name: string,
  type: GraphQLInputType,
  { reads, upload, absent }: Required<Pick<RouteOptions, "reads" | "upload" | "absent">>,
): Source {
  const header = headers[name];
  if (header) return (parts) => [parts.headers[header]].flat()[0];

  const files = Object.keys(upload).filter((field) => upload[field] === name);
  if (files.length > 0) {
    const many = isListType(getNullableType(type));
    return (parts) => {
      const found = files.flatMap((field) => parts.files.get(field) ?? []);
      return many ? found : found[0];
    };
  }

  if (name === "filter") {
    const read = reader(type, { reads, filter: true });
    return ({ query }) => read(query);
  }
  const read = reader(type, { reads, filter: false });
  if (name === "input") return ({ body }, others) => read(body ?? {}, others);

  const names = namesOf(name, reads);
  return ({ params, query, body }) => {
    const inPath = params[name];
    if (inPath !== undefined) return read(inPath);
    const inQuery = names
      .map((key) => query[key])
      .find((value) => value !== absent[name] && !isNoFilter(type, value));
    if (inQuery !== undefined) return read(inQuery);
    if (typeof body !== "object" || body === null) return undefined;
    const given = body as Readonly<Record<string, unknown>>;
    return read(
      names
        .map((key) => (Object.hasOwn(given, key) ? given[key] : undefined))
        .find((value) => value !== undefined),
    );
  };
}

/** Coerces second values as for resolvers; a value that is invalid for its field is dropped. */
function coerceOthers(inputType: GraphQLInputType | undefined, others: Others): Others {
  const type = inputType && getNullableType(inputType);
  if (!type || !isInputObjectType(type)) return {};
  const coerced: Others = {};
  for (const [name, value] of Object.entries(others)) {
    const field = type.getFields()[name];
    let wrong = false;
    const result: unknown = field && coerceInputValue(value, field.type, () => (wrong = true));
    if (!wrong) coerced[name] = result;
  }
  return coerced;
}
