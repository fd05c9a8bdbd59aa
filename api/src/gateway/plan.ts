import type { DocumentNode, OperationDefinitionNode } from "graphql";
import type { Spelling } from "../core/input/spelling.ts";
import type { DocumentCost } from "../core/read/limits/cost.ts";
import type { TextPlan } from "../core/read/text.ts";
import type { Root } from "../core/roots.ts";
import type { Json, Route } from "./route.ts";
import type { VariableReader } from "./variables.ts";

/** A row as compiled at startup: everything that does not depend on a request. */
export interface Plan {
  readonly route: Route;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly cost: DocumentCost;
  readonly roots: readonly Root[];
  /** Root field with the alias `body`; null if there is none. */
  readonly body: Root | null;
  /** Root field that determines a 404: `body`, otherwise the first one. */
  readonly lead: Root;
  /** True when the fields of `body` are merged into the answer: it is a record, not a list or a scalar. */
  readonly spreads: boolean;
  /** Constants of `answer`, without the keys that the data contains. */
  readonly constants: Readonly<Record<string, Json>>;
  /** Text of NOT_FOUND; null when neither the root field nor its type has one. */
  readonly notFound: string | null;
  /** True when this row can answer NOT_FOUND: it has an id, or its lead may be null. */
  readonly mayMiss: boolean;
  readonly spelling: Spelling;
  readonly readVariables: VariableReader;
  /** Plan for an answer written by Postgres; null when Postgres cannot write it. */
  readonly text: TextPlan | null;
}
