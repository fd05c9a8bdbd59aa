import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { make } from "../../core/rows.ts";
import { NumberedBulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { May } from "../accounts/account/permission.ts";
import { updateUser } from "./acts/update-user.ts";
import { NO_USER } from "./user.access.ts";
import { UpdateUserInput } from "./user.inputs.ts";

/** Acts on the accounts of several people at once, each separately. */
@Resolver()
export class UserBulkResolver {
  /** Activates or deactivates each account; a person with a team is refused, because it needs a successor. */
  @NotFound(NO_USER)
  @May("manageTeam")
  @Mutation(() => [BulkOutcome])
  switchEachUser(
    @Ctx() context: Context,
    @Args(() => NumberedBulkArgs) chosen: NumberedBulkArgs,
    @Arg("isActive", () => Boolean) isActive: boolean,
  ) {
    const args = (id: number) => ({ id, input: make(UpdateUserInput, { isActive }) });
    return inBulk(context, chosen, { operation: "switchEachUser", act: updateUser, args });
  }
}
