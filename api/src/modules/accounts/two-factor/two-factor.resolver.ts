import { Auth } from "../../../core/auth/auth.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { Role, SIGNED_IN } from "../../../core/auth/role.ts";
import { prepared } from "../../../core/graphql/arguments.ts";
import { answered, mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
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
export const TwoFactorResolver = queries({
  secondFactorRoles: computed([SecondFactorRoleState], secondFactorRoles, {}, May("manageAgency")),
});

/** Mutations beside {@link TwoFactorResolver} that only run an act. */
export const TwoFactorMutations = mutations({
  askSecondFactor: shown(
    [SecondFactorRoleState],
    secondFactorRoles,
    askSecondFactor,
    prepared({ roles: [Role] }, (_, { roles }) => ({ roles: teamRoles(roles) })),
    May("manageAgency"),
  ),
  confirmTwoFactor: limited(
    codeLimit,
    answered(
      [String],
      confirmTwoFactor,
      { code: String },
      Auth(SIGNED_IN),
      DuringSetUp(),
      RequiredArgs({ code: CODE_ASKED }),
    ),
  ),
  stopTwoFactor: limited(
    codeLimit,
    answered(
      String,
      stopTwoFactor,
      { password: String, code: String },
      Auth(SIGNED_IN),
      RequiredArgs({ password: "La contraseña es requerida", code: CODE_ASKED }),
    ),
  ),
});
