import type { DocumentNode } from "graphql";
import type { Context } from "../context.ts";
import type { Replay } from "./replay/replay.ts";

/** JSON text written by Postgres, which is inserted into the answer unchanged. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** Variables of a request, by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** A document whose whole answer Postgres can write. */
export interface TextPlan {
  /**
   * Runs the document's root fields for this request. `variables` are as sent; `coerce` converts them into
   * the values that resolvers receive, and is called unless equal variables were coerced before. An error
   * that it throws is rethrown. Returns the JSON text of each root field under its response key, in the
   * document's order (`null` is the text "null"). Returns null when something needs JavaScript or fails;
   * `execute()` then produces the answer or the error. @throws OverBudget when it takes too long, or the
   * answer is too large.
   */
  run(
    context: Context,
    variables: Variables,
    coerce?: () => Variables,
  ): Promise<ReadonlyMap<string, string> | null>;

  /**
   * Runs the document as {@link run} does, with the arguments in `replays`, which were coerced and validated
   * before.
   */
  runAgain(context: Context, replays: readonly Replay[]): Promise<ReadonlyMap<string, string> | null>;

  /**
   * Returns the replay of each root field for variables that were answered before; undefined for other
   * variables.
   */
  replaysOf(variables: Variables): readonly Replay[] | undefined;
}

/** Determines, once per document, whether its answer can be text. */
export interface TextPlanner {
  /**
   * Returns the plan of a document; null unless it is one query without directives whose root fields all have
   * `@Reads` and need no JavaScript.
   */
  plan(document: DocumentNode): TextPlan | null;
}
