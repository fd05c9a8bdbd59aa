import type { DocumentNode } from "graphql";
import type { Context } from "../context.ts";

/** JSON that Postgres has written: it is put into the answer as it stands. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** A document whose whole answer Postgres can write. */
export interface TextPlan {
  /**
   * Runs the document's roots for this request. `variables` are coerced already.
   * Answers the JSON text of each root under its response key, in the document's order (`null` is the text "null");
   * null when something needs JavaScript or fails, and then `execute()` gives the answer or the error.
   */
  run(context: Context, variables: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, string> | null>;
}

/** Finds out, once per document, whether its answer can be text. */
export interface TextReader {
  /** Null unless the document is one query whose roots all carry `@Reads`, without directives, and needs no JavaScript. */
  plan(document: DocumentNode): TextPlan | null;
}
