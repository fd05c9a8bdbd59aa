import { readFileSync } from "node:fs";
import type { JsonSchema } from "./openapi.schemas.ts";

/** A call recorded by a test: its request, if that was JSON, and its answer. */
export interface Example {
  readonly status: number;
  readonly request?: unknown;
  readonly response: unknown;
}

/** Examples by call: `GET /quotes/{id}`. */
export type Examples = Readonly<Record<string, Example>>;

const JSON_BODY = "application/json";

type Content = Readonly<Record<string, JsonSchema>>;

interface Operation {
  readonly requestBody?: { readonly content: Content } & JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

/** Reads the examples that `npm run examples:write` wrote. */
export const readExamples = (): Examples =>
  JSON.parse(readFileSync(new URL("../../data/rest-examples.json", import.meta.url), "utf8")) as Examples;

const beside = (body: { readonly content?: Content } & JsonSchema, example: unknown): JsonSchema => ({
  ...body,
  content: { ...body.content, [JSON_BODY]: { ...body.content?.[JSON_BODY], example } },
});

/** Returns a call of the OpenAPI document with its example added. */
export function withExample(operation: JsonSchema, example: Example | undefined): JsonSchema {
  if (!example) return operation;
  const { requestBody, responses } = operation as unknown as Operation;
  const { status, request, response } = example;
  return {
    ...operation,
    ...(requestBody && request !== undefined && { requestBody: beside(requestBody, request) }),
    responses: { ...responses, [status]: beside(responses[status] ?? {}, response) },
  };
}
