import type { DocumentNode, OperationDefinitionNode } from "graphql";
import type { Spelling } from "../core/input/spelling.ts";
import type { DocumentCost } from "../core/read/limits/cost.ts";
import type { TextPlan } from "../core/read/text.ts";
import type { Root } from "../core/roots.ts";
import type { Json, Route } from "./route.ts";
import type { VariableReader } from "./variables.ts";

/** A row as it was understood at boot: everything that does not depend on a request. */
export interface Plan {
  readonly route: Route;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly cost: DocumentCost;
  readonly roots: readonly Root[];
  /** The root under the alias `body`, if there is one. */
  readonly body: Root | null;
  /** The root that decides about 404: `body`, else the first. */
  readonly lead: Root;
  /** True when `body` is spread: it is a record, not a list or a scalar. */
  readonly spreads: boolean;
  /** Constants of `answer`, without the keys that the data contains itself. */
  readonly constants: Readonly<Record<string, Json>>;
  /** Text of NOT_FOUND; null when neither the root nor its type carries one. */
  readonly notFound: string | null;
  /** True when this row itself can answer NOT_FOUND: it takes an id, or its lead may be null. */
  readonly mayMiss: boolean;
  readonly spelling: Spelling;
  readonly readVariables: VariableReader;
  /** Set when Postgres can write the answer. */
  readonly text: TextPlan | null;
}
