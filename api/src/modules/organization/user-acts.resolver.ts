import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Int, Mutation, Resolver } from "type-graphql";
import { ByTable } from "../../core/auth/by-table.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { answered, changed, mutations, optional } from "../../core/graphql/mutations.ts";
import { otherValues } from "../../core/input/other-names.ts";
import { Does, May } from "../accounts/account/permission.ts";
import { User } from "../accounts/account/user.entity.ts";
import { anonymizeUser } from "./acts/anonymize-user.ts";
import { beginViewing } from "./acts/begin-viewing.ts";
import { deleteUser } from "./acts/delete-user.ts";
import { resendInvitation } from "./acts/resend-invitation.ts";
import { resetUserPassword } from "./acts/reset-user-password.ts";
import { takeOffTwoFactor } from "./acts/take-off-two-factor.ts";
import { unlockUser } from "./acts/unlock-user.ts";
import { updateUser } from "./acts/update-user.ts";
import { NO_USER } from "./user.access.ts";
import { ResetUserPasswordInput, UpdateUserInput } from "./user.inputs.ts";
import { DeletedUser, UnlockedAccount } from "./user.types.ts";
import { userActs } from "./user.acts.rules.ts";

const DELETED = "Usuario eliminado con éxito";

/** Mutations of other people's accounts. */
@Resolver()
export class UserActsResolver {
  @May("manageTeam")
  @ByTable(userActs, "edit", "deactivate")
  @Mutation(() => User)
  async updateUser(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => Int) id: number,
    @Arg("input", () => UpdateUserInput) input: UpdateUserInput,
  ) {
    return context.read.one(User, info, {
      id: await context.run(updateUser, { id, input, others: otherValues(context) }),
    });
  }

  @May("deleteUsers")
  @ByTable(userActs, "delete")
  @Mutation(() => DeletedUser)
  async deleteUser(
    @Ctx() { run }: Context,
    @Arg("id", () => Int) id: number,
    @Arg("successorId", () => Int, { nullable: true }) successorId?: number | null,
  ): Promise<DeletedUser> {
    return { kept: await run(deleteUser, { id, successorId: successorId ?? null }), message: DELETED };
  }
}

/** Mutations beside {@link UserActsResolver} that only run an act. */
export const UserMutations = mutations({
  anonymizeUser: answered(Int, anonymizeUser, { id: Int, successorId: optional(Int) }, May("manageUsers")),
  resetUserPassword: answered(
    String,
    resetUserPassword,
    { id: Int, input: ResetUserPasswordInput },
    NotFound(NO_USER),
    Does(userActs, "resetPassword"),
  ),
  unlockUser: answered(UnlockedAccount, unlockUser, { id: Int }, Does(userActs, "unlock")),
  takeOffTwoFactor: answered(String, takeOffTwoFactor, { id: Int }, May("manageUsers"), NotFound(NO_USER)),
  resendInvitation: changed(User, resendInvitation, { userId: Int }, May("manageTeam"), NotFound(NO_USER)),
  beginViewing: changed(User, beginViewing, { userId: Int }, May("viewAs"), NotFound(NO_USER)),
});
