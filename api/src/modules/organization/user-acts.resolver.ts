import { Int } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { optional, prepared } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations, shown } from "../../core/graphql/mutations.ts";
import { withOtherValues } from "../../core/input/other-names.ts";
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
export const UserMutations = mutations({
  updateUser: changed(
    User,
    updateUser,
    prepared({ id: Int, input: UpdateUserInput }, withOtherValues),
    Does(userActs, "edit", "deactivate"),
  ),
  deleteUser: shown(
    DeletedUser,
    (_, kept) => ({ kept, message: DELETED }),
    deleteUser,
    { id: Int, successorId: optional(Int) },
    Does(userActs, "delete"),
  ),
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
