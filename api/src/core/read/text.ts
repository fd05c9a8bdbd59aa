import type { DocumentNode } from "graphql";
import type { Context } from "../context.ts";
import type { Replay } from "./replay/replay.ts";

/** JSON that Postgres has written: it is put into the answer unchanged. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** The variables of a request, by their names. */
export type Variables = Readonly<Record<string, unknown>>;

/** A document whose whole answer Postgres can write. */
export interface TextPlan {
  /**
   * Runs the document's roots for this request. `variables` are as they were sent; `coerce` converts them
   * into what resolvers receive, and is called unless the same variables were coerced before. An error that
   * it throws is passed on. Returns the JSON text of each root under its response key, in the document's
   * order (`null` is the text "null"). Returns null when something needs JavaScript or fails, and then
   * `execute()` gives the answer or the error.
   * @throws OverBudget when it takes too long, or the answer is too large.
   */
  run(
    context: Context,
    variables: Variables,
    coerce?: () => Variables,
  ): Promise<ReadonlyMap<string, string> | null>;

  /** Runs as `run`, with the arguments in `replays`, which were coerced and checked before. */
  runAgain(context: Context, replays: readonly Replay[]): Promise<ReadonlyMap<string, string> | null>;

  /** Returns the replay of each root with variables that were answered before. */
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
