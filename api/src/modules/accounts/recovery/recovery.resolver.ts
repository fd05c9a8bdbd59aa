import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { ChangePasswordInput } from "../account/account.inputs.ts";
import { AccountLink } from "../account/account-link.enums.ts";
import { accountLinkLimit, confirmationLimit, recoveryLimit } from "../account/account-limits.ts";
import { purposeOfToken } from "../account/user-token.ts";
import { FactorArgs } from "../passkey/passkey.inputs.ts";
import { changePassword } from "./acts/change-password.ts";
import { confirmEmail } from "./acts/confirm-email.ts";
import { requestRecovery } from "./acts/request-recovery.ts";
import { resetPassword } from "./acts/reset-password.ts";
import { sendEmailConfirmation } from "./acts/send-email-confirmation.ts";

/** A new password, in a session or through a mail, and an address that is proven. */
@Resolver()
export class RecoveryResolver {
  @IgnoresBearer()
  @Query(() => AccountLink, {
    nullable: true,
    description:
      "Dice para qué es el enlace de un correo, mientras sirve; nulo, cualquier otro. No lo gasta.",
  })
  async accountLink(
    @Ctx() context: Context,
    @Arg("token", () => String) token: string,
  ): Promise<AccountLink | null> {
    await accountLinkLimit(context);
    return purposeOfToken(Scope.of(context), token);
  }

  @IgnoresBearer()
  @Mutation(() => String, {
    description: "Envía el enlace para crear una contraseña nueva: 60 minutos, una vez.",
  })
  async requestRecovery(@Ctx() context: Context, @Arg("email", () => String) email: string): Promise<string> {
    await recoveryLimit(context, email);
    return context.run(requestRecovery, { email, inForm: false });
  }

  @IgnoresBearer()
  @RequiredArgs({ email: "El email es requerido" })
  @Mutation(() => String, {
    description: "Lo mismo desde un formulario: un correo desconocido es un dato equivocado.",
  })
  async forgotPassword(@Ctx() context: Context, @Arg("email", () => String) email: string): Promise<string> {
    await recoveryLimit(context, email);
    return context.run(requestRecovery, { email, inForm: true });
  }

  @IgnoresBearer()
  @RequiredArgs({ token: "El enlace no es válido o ya venció", password: "La contraseña es requerida" })
  @Mutation(() => String, { description: "Crea la contraseña nueva; las sesiones abiertas terminan." })
  resetPassword(
    @Ctx() { run }: Context,
    @Arg("token", () => String) token: string,
    @Arg("password", () => String) password: string,
  ): Promise<string> {
    return run(resetPassword, { token, password });
  }

  @IgnoresBearer()
  @RequiredArgs({ token: "El enlace no es válido o ya venció" })
  @Mutation(() => String, { description: "Confirma el correo desde el que se abrió el enlace." })
  confirmEmail(@Ctx() { run }: Context, @Arg("token", () => String) token: string): Promise<string> {
    return run(confirmEmail, { token });
  }

  @Auth(SIGNED_IN)
  @Mutation(() => String, { description: "Envía de nuevo el enlace para confirmar el correo propio." })
  async sendEmailConfirmation(@Ctx() context: Context): Promise<string> {
    await confirmationLimit(context, context.viewer?.id ?? 0);
    return context.run(sendEmailConfirmation, undefined);
  }

  @Auth(SIGNED_IN)
  @Mutation(() => String, { description: "Cambia la contraseña propia; las demás sesiones terminan." })
  changePassword(
    @Ctx() { run, viewer }: Context,
    @Arg("input", () => ChangePasswordInput) input: ChangePasswordInput,
    @Args(() => FactorArgs) factor: FactorArgs,
    @Arg("endsAccess", () => Boolean, { nullable: true }) endsAccess?: boolean | null,
  ): Promise<string> {
    return run(changePassword, { ...input, ...factor, endsAccess, sessionId: viewer?.sessionId ?? null });
  }
}
