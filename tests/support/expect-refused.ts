import { expect } from "vitest";
import type { FailureCode } from "../../api/src/core/failure.ts";
import type { GraphQLAnswer } from "./client.ts";

/**
 * Expects a GraphQL answer to be refused with this code and, when given, exactly this text, or one of this
 * form; answers the entries per field.
 */
export function expectRefused(answer: GraphQLAnswer, code: FailureCode, text?: string | RegExp) {
  const [error] = answer.errors ?? [];
  expect(error, `the operation was not refused: ${JSON.stringify(answer.data)}`).toBeDefined();
  expect({ code: error?.extensions?.code, message: text === undefined ? undefined : error?.message }).toEqual(
    { code, message: text instanceof RegExp ? expect.stringMatching(text) : text },
  );
  return error?.extensions?.errors ?? [];
}
