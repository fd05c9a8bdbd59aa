import type { DocumentNode } from "graphql";
import type { Context } from "../context.ts";
import type { Replay } from "./replay/replay.ts";

/** JSON that Postgres has written: it is put into the answer as it stands. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** The variables of a request, by their names. */
export type Variables = Readonly<Record<string, unknown>>;

/** A document whose whole answer Postgres can write. */
export interface TextPlan {
  /**
   * Runs the document's roots for this request. `variables` are as they were sent; `coerce` makes of them
   * what resolvers receive, and is called unless the same variables were coerced before. It may throw, and
   * then so does this. Answers the JSON text of each root under its response key, in the document's order
   * (`null` is the text "null"); null when something needs JavaScript or fails, and then `execute()` gives
   * the answer or the error.
   * @throws OverBudget where it takes too long, or answers too much.
   */
  run(
    context: Context,
    variables: Variables,
    coerce?: () => Variables,
  ): Promise<ReadonlyMap<string, string> | null>;

  /** As `run`, with arguments that were coerced and checked before: `replaysOf` has them. */
  runAgain(context: Context, replays: readonly Replay[]): Promise<ReadonlyMap<string, string> | null>;

  /** Returns how each root is asked again with variables that were answered before. */
  replaysOf(variables: Variables): readonly Replay[] | undefined;
}

/** Finds out, once per document, whether its answer can be text. */
export interface TextPlanner {
  /**
   * Null unless the document is one query whose roots all carry `@Reads`, without directives, and needs no
   * JavaScript.
   */
  plan(document: DocumentNode): TextPlan | null;
}
