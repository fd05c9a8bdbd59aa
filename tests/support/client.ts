import { print, type DocumentNode } from "graphql";
import type { Answer, Known } from "./answers/answer.ts";
import { noteExample } from "../examples/note.ts";
import { measuresAnswers, restDocumentAt } from "./rest-document.ts";

// Tests read answers of REST calls freely, and say what they expect of them.
/* eslint-disable @typescript-eslint/no-explicit-any */

/** The answer of a GraphQL operation as it comes over HTTP. */
export interface GraphQLAnswer<T = Record<string, unknown>> {
  readonly data?: T | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: {
      readonly code?: string;
      readonly errors?: readonly { field: string; message: string }[];
    };
  }[];
}

/** The answer of a REST call. */
export interface RestAnswer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
  readonly bytes: Buffer;
}

/** A file to send with a request. */
export interface SentFile {
  readonly filename: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A document that knows the type of its answer, as generated ones do. */
export type Asked<T> = DocumentNode & { readonly __apiType?: (variables: never) => T };

/** Answer of a document: a generated one knows it, and that of a text is read out of the text. */
type AnswerOf<D> = D extends string ? Answer<D> : D extends Asked<infer T> ? T : never;

type Files = Readonly<Record<string, SentFile>>;

const blobOf = ({ bytes, type }: SentFile) => new Blob([new Uint8Array(bytes)], { type });

function dataOf<T>({ data, errors }: GraphQLAnswer<T>): T {
  if (errors?.length || !data) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return data;
}

/** A client that asks any text, and whose answers nothing checks. */
export interface FreeClient {
  gql(
    document: string | DocumentNode,
    variables?: object,
    files?: Files,
  ): Promise<GraphQLAnswer<Record<string, any>>>;
  ask(document: string | DocumentNode, variables?: object, files?: Files): Promise<Record<string, any>>;
}

/** A client of the application, over HTTP like every other. */
export class Client {
  constructor(
    private readonly url: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** This client with further headers, such as `x-link-token`. */
  with(headers: Readonly<Record<string, string>>): Client {
    return new Client(this.url, { ...this.headers, ...headers });
  }

  /** This client for texts that the compiler cannot know, or that are wrong on purpose: it answers freely. */
  get freely(): FreeClient {
    return {
      gql: (document, variables, files) => this.send(document, variables, files),
      ask: async (document, variables, files) => dataOf(await this.send(document, variables, files)),
    };
  }

  /** Runs one operation. Files in `files` (by variable name) travel as a GraphQL multipart request. */
  gql<const D extends string | Asked<unknown>>(
    document: D & Known<D>,
    variables: object = {},
    files: Files = {},
  ): Promise<GraphQLAnswer<AnswerOf<D>>> {
    return this.send(document, variables, files);
  }

  /** The data of an operation that must succeed; throws with its first error otherwise. */
  async ask<const D extends string | Asked<unknown>>(
    document: D & Known<D>,
    variables: object = {},
    files: Files = {},
  ): Promise<AnswerOf<D>> {
    return dataOf(await this.send<AnswerOf<D>>(document, variables, files));
  }

  private async send<T>(
    document: string | DocumentNode,
    variables: object = {},
    files: Files = {},
  ): Promise<GraphQLAnswer<T>> {
    const query = typeof document === "string" ? document : print(document);
    const names = Object.keys(files);
    if (names.length === 0) {
      const body = JSON.stringify({ query, variables });
      const response = await fetch(`${this.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...this.headers },
        body,
      });
      return (await response.json()) as GraphQLAnswer<T>;
    }
    const form = new FormData();
    form.set(
      "operations",
      JSON.stringify({
        query,
        variables: { ...variables, ...Object.fromEntries(names.map((name) => [name, null])) },
      }),
    );
    form.set(
      "map",
      JSON.stringify(Object.fromEntries(names.map((name, place) => [place, [`variables.${name}`]]))),
    );
    for (const [place, name] of names.entries())
      form.set(String(place), blobOf(files[name]!), files[name]!.filename);
    const headers = { "apollo-require-preflight": "true", ...this.headers };
    const response = await fetch(`${this.url}/graphql`, { method: "POST", headers, body: form });
    return (await response.json()) as GraphQLAnswer<T>;
  }

  /** One REST call; a FormData body goes as multipart, any other as JSON. */
  async rest<T = any>(
    method: string,
    path: string,
    body?: FormData | object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RestAnswer<T>> {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...(json ? { "content-type": "application/json" } : {}), ...this.headers, ...headers },
      redirect: "manual",
      ...(body === undefined
        ? {}
        : { body: json ? (typeof body === "string" ? body : JSON.stringify(body)) : (body as FormData) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get("content-type")?.includes("application/json") === true;
    const { status } = response;
    const answer = (isJson ? JSON.parse(bytes.toString()) : bytes.toString()) as T;
    if (measuresAnswers()) {
      const document = await restDocumentAt(this.url);
      const wrong = document.contradiction(method, path, { status, isJson, body: answer });
      if (wrong !== null) throw new Error(`not what /docs says: ${wrong}`);
      const described = document.described(method, path);
      if (described !== undefined && isJson && response.ok) {
        const call = `${method} ${described}`;
        noteExample({
          call,
          status,
          ...(json && typeof body !== "string" && { request: body }),
          response: answer,
        });
      }
    }
    return { status, headers: response.headers, bytes, body: answer };
  }

  /** A multipart REST call. */
  form<T = any>(
    method: string,
    path: string,
    fields: Readonly<Record<string, string>>,
    files: Readonly<Record<string, SentFile>> = {},
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const [name, file] of Object.entries(files)) form.set(name, blobOf(file), file.filename);
    return this.rest<T>(method, path, form);
  }
}
