import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { NumberedBulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { May } from "../accounts/account/permission.ts";
import { updateUser } from "./acts/update-user.ts";
import { NO_USER } from "./user.access.ts";
import { UpdateUserInput } from "./user.inputs.ts";

/** What is done with the accounts of several people, each by itself. */
@Resolver()
export class UserBulkResolver {
  /** Lets each sign in again, or no longer; who has a team is refused, because it needs a successor. */
  @NotFound(NO_USER)
  @May("manageTeam")
  @Mutation(() => [BulkOutcome])
  switchEachUser(
    @Ctx() context: Context,
    @Args(() => NumberedBulkArgs) chosen: NumberedBulkArgs,
    @Arg("isActive", () => Boolean) isActive: boolean,
  ) {
    const args = (id: number) => ({ id, input: Object.assign(new UpdateUserInput(), { isActive }) });
    return inBulk(context, chosen, { operation: "switchEachUser", act: updateUser, args });
  }
}
