import { Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { May } from "../accounts/account/permission.ts";
import { changesSince } from "./changes-since.ts";
import { ChangePage, ChangesArgs } from "./changes.types.ts";

/** Query of changed records, for programs that follow them. */
@Resolver()
export class ChangesResolver {
  /** Returns the records that changed since a cursor, ordered by their last changes. */
  @May("followChanges")
  @Query(() => ChangePage)
  changes(@Ctx() context: Context, @Args(() => ChangesArgs) args: ChangesArgs) {
    return changesSince(context, args);
  }
}
