import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { Role, SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { May } from "../account/permission.ts";
import { askSecondFactor } from "./acts/ask-second-factor.ts";
import { confirmTwoFactor } from "./acts/confirm-two-factor.ts";
import { stopTwoFactor } from "./acts/stop-two-factor.ts";
import { codeLimit } from "../account/sign-in-limit.ts";
import { teamRoles } from "./team-roles.ts";
import { secondFactorRoles } from "./second-factor-role.reads.ts";
import { SecondFactorRoleState } from "./second-factor-role.types.ts";
import { CODE_ASKED } from "./two-factor.rules.ts";

/** Second factor of the viewer's account, and the roles that require one. */
@Resolver()
export class TwoFactorResolver {
  /** Roles of the team, with the day from which each requires a second factor. */
  @May("manageAgency")
  @Query(() => [SecondFactorRoleState])
  secondFactorRoles(@Ctx() context: Context): Promise<SecondFactorRoleState[]> {
    return secondFactorRoles(context);
  }

  @May("manageAgency")
  @Mutation(() => [SecondFactorRoleState], {
    description: "Pide verificación en dos pasos a estos roles, en 14 días, y a ningún otro.",
  })
  async askSecondFactor(
    @Ctx() context: Context,
    @Arg("roles", () => [Role]) roles: Role[],
  ): Promise<SecondFactorRoleState[]> {
    await context.run(askSecondFactor, { roles: teamRoles(roles) });
    return secondFactorRoles(context);
  }

  @Auth(SIGNED_IN)
  @DuringSetUp()
  @RequiredArgs({ code: CODE_ASKED })
  @Mutation(() => [String], {
    description: "Confirma la verificación en dos pasos; responde los códigos de recuperación, una sola vez.",
  })
  async confirmTwoFactor(
    @Ctx() context: Context,
    @Arg("code", () => String) code: string,
  ): Promise<string[]> {
    await codeLimit(context);
    return context.run(confirmTwoFactor, { code });
  }

  @Auth(SIGNED_IN)
  @RequiredArgs({ password: "La contraseña es requerida", code: CODE_ASKED })
  @Mutation(() => String, { description: "Desactiva la verificación en dos pasos de la cuenta propia." })
  async stopTwoFactor(
    @Ctx() context: Context,
    @Arg("password", () => String) password: string,
    @Arg("code", () => String) code: string,
  ): Promise<string> {
    await codeLimit(context);
    return context.run(stopTwoFactor, { password, code });
  }
}
