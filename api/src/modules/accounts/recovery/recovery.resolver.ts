import { Auth } from "../../../core/auth/auth.decorator.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import { optional, prepared, spread } from "../../../core/graphql/arguments.ts";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { limited, orNull } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
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

const recovering = (inForm: boolean) =>
  prepared({ email: String }, async (context, { email }) => {
    await recoveryLimit(context, email);
    return { email, inForm };
  });

/** Resolver for changing or recovering a password and for confirming an e-mail address. */
export const RecoveryResolver = queries({
  accountLink: limited(
    accountLinkLimit,
    orNull(
      computed(
        AccountLink,
        (context, { token }) => purposeOfToken(Scope.of(context), token),
        { token: String },
        IgnoresBearer(),
      ),
    ),
  ),
});

/** Mutations beside {@link RecoveryResolver} that only run an act. */
export const RecoveryMutations = mutations({
  requestRecovery: answered(String, requestRecovery, recovering(false), IgnoresBearer()),
  forgotPassword: answered(
    String,
    requestRecovery,
    recovering(true),
    IgnoresBearer(),
    RequiredArgs({ email: "El email es requerido" }),
  ),
  sendEmailConfirmation: limited(
    (context) => confirmationLimit(context, context.viewer?.id ?? 0),
    answered(String, sendEmailConfirmation, {}, Auth(SIGNED_IN)),
  ),
  changePassword: answered(
    String,
    changePassword,
    { input: ChangePasswordInput, factor: spread(FactorArgs), endsAccess: optional(Boolean) },
    Auth(SIGNED_IN),
  ),
  resetPassword: answered(
    String,
    resetPassword,
    { token: String, password: String },
    IgnoresBearer(),
    RequiredArgs({ token: "El enlace no es válido o ya venció", password: "La contraseña es requerida" }),
  ),
  confirmEmail: answered(
    String,
    confirmEmail,
    { token: String },
    IgnoresBearer(),
    RequiredArgs({ token: "El enlace no es válido o ya venció" }),
  ),
});
