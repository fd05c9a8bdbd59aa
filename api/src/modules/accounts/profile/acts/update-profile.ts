import { assign } from "../../../../core/rows.ts";
import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import { emailProblem, normalEmail } from "../../../../core/colombia/emails.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import {
  queueBankNotice,
  queueEmailChangeNotice,
  queueEmailConfirmation,
  queuePhoneNotice,
} from "../../account/account.mail.ts";
import { bankColumns, changesBank } from "../../banking/bank-account.ts";
import { noteAccountChange } from "../../banking/account-change.ts";
import { keptChanges, withOpenAccount } from "../../account/user-account.ts";
import { changedOnly } from "../../account/changed.ts";
import { isStaff } from "../../staff.rules.ts";
import { type OwnFactors, proveFactors } from "../../passkey/own-factors.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { arrivalOf, personChanges } from "../../account/person-fields.ts";
import type { ProfileInput } from "../profile.inputs.ts";
import { User } from "../../account/user.entity.ts";

interface Args extends Omit<OwnFactors, "password"> {
  readonly input: ProfileInput;
}

/**
 * Changes the caller's account. A new e-mail requires the password and any second factor they have, and takes
 * effect only when it is confirmed by the link sent to it.
 */
export async function updateProfile(work: Work, { input, ...factors }: Args): Promise<number> {
  const user = await ownAccount(work);
  const email = input.email == null ? user.email : normalEmail(input.email);
  if (email !== user.email)
    await refuseEmail(work, user, email, { ...factors, password: input.currentPassword ?? null });
  const { before, after } = changedOnly(withOpenAccount(work.services, user), {
    ...personChanges(input, arrivalOf(work), user),
    ...bankColumns(input),
    ...shownChange(work, user, input.showsPicture),
  });

  if (Object.keys(after).length > 0) {
    work.edit(user, input.version);
    const hadAccount = user.numeroCuenta !== null;
    assign(user, await keptChanges(work.services, user, after));
    if ("phone" in after) {
      user.phoneGivenAt = after.phone ? work.now : null;
      user.phoneChangedAt = work.now;
      await queuePhoneNotice(work, user);
    }
    work.audit("user.updated", user.id, { before, after });
    if (changesBank(after)) {
      await noteAccountChange(work, user, hadAccount);
      await queueBankNotice(work, user);
    }
    await work.announce(USER_CHANGED, { userId: user.id });
  }
  if (email !== user.email) {
    await queueEmailConfirmation(work, user, email);
    await queueEmailChangeNotice(work, user, email);
    work.audit("user.email-change-asked", user.id, { email });
  }
  return user.id;
}

/**
 * Returns the change of `pictureShownAt`: the time since when the person allows clients to see their picture,
 * or null when they no longer allow it. BAD_USER_INPUT for people who are not staff.
 */
function shownChange(
  work: Work,
  user: User,
  shows: boolean | null | undefined,
): Partial<Pick<User, "pictureShownAt">> {
  if (shows == null) return {};
  if (shows && !isStaff(user)) throw badInput("showsPicture", "Los clientes solo ven fotos del equipo.");
  return { pictureShownAt: shows ? (user.pictureShownAt ?? work.now) : null };
}

async function refuseEmail(work: Work, user: User, email: string, factors: OwnFactors): Promise<void> {
  const problem = emailProblem(email);
  if (problem) throw badInput("email", problem);
  if (!factors.password) throw badInput("currentPassword", "Debes ingresar tu contraseña actual");
  await proveFactors(work, user, factors, "currentPassword");
  if (await work.em.count(User, { email })) throw conflict("Este correo ya está registrado", "email");
}
