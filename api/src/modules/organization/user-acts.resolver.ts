import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Int, Mutation, Resolver } from "type-graphql";
import { ByTable } from "../../core/auth/by-table.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { otherValues } from "../../core/input/other-names.ts";
import { May } from "../accounts/account/permission.ts";
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
  @Mutation(() => User, {
    description: "Cambia la cuenta de una persona. Quien se va y tiene equipo lo entrega a un sucesor.",
  })
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
  @Mutation(() => DeletedUser, {
    description: "Elimina una cuenta sin registros; la que los tiene se desactiva y se conserva.",
  })
  async deleteUser(
    @Ctx() { run }: Context,
    @Arg("id", () => Int) id: number,
    @Arg("successorId", () => Int, { nullable: true }) successorId?: number | null,
  ): Promise<DeletedUser> {
    return { kept: await run(deleteUser, { id, successorId: successorId ?? null }), message: DELETED };
  }

  @May("manageUsers")
  @Mutation(() => Int, {
    description: "Suprime los datos personales de una cuenta, a petición de su titular.",
  })
  anonymizeUser(
    @Ctx() { run }: Context,
    @Arg("id", () => Int) id: number,
    @Arg("successorId", () => Int, { nullable: true }) successorId?: number | null,
  ): Promise<number> {
    return run(anonymizeUser, { id, successorId: successorId ?? null });
  }

  @May("manageTeam")
  @NotFound(NO_USER)
  @ByTable(userActs, "resetPassword")
  @Mutation(() => String, { description: "Da otra contraseña a una persona; sus sesiones terminan." })
  resetUserPassword(
    @Ctx() { run }: Context,
    @Arg("id", () => Int) id: number,
    @Arg("input", () => ResetUserPasswordInput) { newPassword }: ResetUserPasswordInput,
  ): Promise<string> {
    return run(resetUserPassword, { id, newPassword });
  }

  @May("manageTeam")
  @ByTable(userActs, "unlock")
  @Mutation(() => UnlockedAccount, { description: "Levanta el bloqueo por intentos fallidos." })
  unlockUser(@Ctx() { run }: Context, @Arg("id", () => Int) id: number): Promise<UnlockedAccount> {
    return run(unlockUser, { id });
  }

  /** Mails an invited person another link to choose their password; the one before ends. */
  @May("manageTeam")
  @NotFound(NO_USER)
  @Mutation(() => User)
  async resendInvitation(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("userId", () => Int) userId: number,
  ) {
    return read.one(User, info, { id: await run(resendInvitation, { userId }) });
  }

  /** Begins to view as a person: the following requests have their id in X-Ver-Como, until `endViewing`. */
  @May("viewAs")
  @NotFound(NO_USER)
  @Mutation(() => User)
  async beginViewing(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("userId", () => Int) userId: number,
  ) {
    return read.one(User, info, { id: await run(beginViewing, { userId }) });
  }

  @May("manageUsers")
  @NotFound(NO_USER)
  @Mutation(() => String, {
    description: "Quita la verificación en dos pasos a quien perdió su celular y sus códigos.",
  })
  takeOffTwoFactor(@Ctx() { run }: Context, @Arg("id", () => Int) id: number): Promise<string> {
    return run(takeOffTwoFactor, { id });
  }
}
