import {
  type DocumentNode,
  execute,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  parse,
  validate,
} from "graphql";
import { expect } from "vitest";
import { asRefusal } from "../../api/src/core/failures/refusal.ts";
import type { Context } from "../../api/src/core/context.ts";
import type { TextPlanner } from "../../api/src/core/read/text.ts";

/** The two ways of one application to answer a query. */
export interface BothTiers {
  /** The schema that Apollo runs. */
  readonly schema: GraphQLSchema;
  /** The text tier, over a schema object of its own. */
  readonly text: TextPlanner;
}

/** A question: a document with its variables as they come over the wire. */
export interface Question {
  readonly document: string | DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/**
 * Way in which a question was answered: "text" by Postgres alone, "refused" alike in both tiers, "graphql"
 * because TypeScript is needed.
 */
export type Answered = "text" | "refused" | "graphql";

/**
 * Asks both tiers the same for each context and expects the same answer, key by key in the same order. Text
 * may leave a question to GraphQL, but never answer what GraphQL refuses. Returns how each context was
 * answered, so that a test can say which documents must be text.
 */
export async function expectSameAnswers(
  { schema, text }: BothTiers,
  { document, variables = {} }: Question,
  contexts: readonly Context[],
): Promise<Answered[]> {
  const parsed = typeof document === "string" ? parse(document) : document;
  expect(validate(schema, parsed).map(String)).toEqual([]);
  const plan = text.plan(parsed);
  const sent = { ...variables };
  const { coerced = {} } = getVariableValues(
    schema,
    getOperationAST(parsed)?.variableDefinitions ?? [],
    sent,
  );
  return Promise.all(
    contexts.map(async (context) => {
      const answer = await execute({ schema, document: parsed, contextValue: context, variableValues: sent });
      const variables = () => coerced;
      const roots = (await plan?.run(context, sent, variables)) ?? null;
      const again = (await plan?.run(context, sent, variables)) ?? null;
      expect(again && [...again], "a question that was asked before is answered otherwise").toEqual(
        roots && [...roots],
      );
      const defects = answer.errors?.filter((error) => !asRefusal(error)) ?? [];
      expect(defects.map(String), "GraphQL failed otherwise than by refusing").toEqual([]);
      if (roots === null) return answer.errors ? "refused" : "graphql";
      const data = Object.fromEntries([...roots].map(([key, json]) => [key, JSON.parse(json) as unknown]));
      expect(answer.errors, "text answered what GraphQL refuses").toBeUndefined();
      expect(JSON.stringify(data)).toBe(JSON.stringify(answer.data));
      return "text";
    }),
  );
}
