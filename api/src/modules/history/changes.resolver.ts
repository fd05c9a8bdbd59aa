import { argsOf } from "../../core/graphql/arguments.ts";
import { computedFor, queries } from "../../core/graphql/queries.ts";
import { May } from "../accounts/account/permission.ts";
import { changesSince } from "./changes-since.ts";
import { ChangePage, ChangesArgs } from "./changes.types.ts";

/** Query of changed records, for programs that follow them. */
export const ChangesResolver = queries({
  /** Returns the records that changed since a cursor, ordered by their last changes. */
  changes: computedFor(ChangePage, changesSince, { args: argsOf(ChangesArgs) }, May("followChanges")),
});
