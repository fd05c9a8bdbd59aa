import { emailProblem, normalEmail } from "../../../../core/colombia/emails.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queueEmailConfirmation } from "../../account/account.mail.ts";
import { noteAccountChange } from "../../banking/account-change.ts";
import { newPasswordProblem } from "../../password/new-password.ts";
import { CLIENTE } from "../../permissions.rules.ts";
import { arrivalOf, personChanges } from "../../account/person-fields.ts";
import { recordConsent } from "../../consent/record-consent.ts";
import { refuseNewRole, staffDetails } from "../new-staff.ts";
import type { RegisterInput } from "../registration.inputs.ts";
import { placeInTeam } from "../../account/team-place.ts";
import { User } from "../../account/user.entity.ts";
import { signIn } from "../../session/acts/sign-in.ts";
import { beginSession, type NewSession } from "../../session/session-begin.ts";
import { createAccount } from "../../account/acts/create-account.ts";

/** A new account, and the person's session when they registered themselves; otherwise null. */
export interface Registered {
  readonly userId: number;
  readonly session: NewSession | null;
}

/**
 * Creates an account. A visitor gets a client's account and is signed in at once. A person who may create
 * staff roles creates another person's account, and stays signed in as themselves.
 * @throws Refusal UNAUTHENTICATED or FORBIDDEN for a role that the caller may not assign, CONFLICT for an
 * e-mail that already has an account.
 */
export async function registerAccount(work: Work, { input }: { input: RegisterInput }): Promise<Registered> {
  const role = input.role ?? CLIENTE;
  if (role !== CLIENTE) {
    refuseNewRole(work, role);
    await work.lockName("hierarchy");
  }
  const { name, lastname, phone, ...person } = personChanges(input, arrivalOf(work));
  const problem = emailProblem(input.email);
  if (problem) throw badInput("email", problem);
  const weak = newPasswordProblem(input.password);
  if (weak) throw badInput("password", weak);
  if (input.aceptaTratamiento === false)
    throw badInput("aceptaTratamiento", "Debes autorizar el tratamiento de tus datos personales");
  const referredBy = await referrerOf(work, input);
  const place = await placeInTeam(work, role, input);

  const userId = await createAccount(work, {
    name: name ?? "",
    lastname: lastname ?? "",
    phone: phone ?? null,
    givesPhone: work.viewer === null,
    email: input.email,
    password: input.password,
    role,
    ...place,
    referredBy,
    details: { ...person, ...(role === CLIENTE ? {} : staffDetails(input)) },
  });
  const user = await work.em.findOneOrFail(User, { id: userId });
  if (user.numeroCuenta !== null) await noteAccountChange(work, user, false);
  await recordConsent(work, "registration", String(userId), input.aceptaTratamiento === true);
  await queueEmailConfirmation(work, user, user.email);
  await work.emit("user.registered", { userId });
  return { userId, session: work.viewer ? null : await beginSession(work, user) };
}

/**
 * Handles a retried registration whose first response was lost: the account exists already, so this signs in
 * with the password from the registration.
 */
registerAccount.again = async (
  work: Work,
  { input: { email, password } }: { input: RegisterInput },
): Promise<Registered> => {
  const { id: userId } = await work.em.findOneOrFail(User, { email: normalEmail(email) });
  return { userId, session: work.viewer ? null : await signIn(work, { email, password }) };
};

/**
 * Returns the referrer's code in its stored form; null when the input has none. BAD_USER_INPUT for an unknown
 * code.
 */
async function referrerOf({ em }: Work, { referralCode, referredBy }: RegisterInput): Promise<string | null> {
  const code = (referralCode?.trim() || referredBy?.trim() || "").toUpperCase();
  if (!code) return null;
  const known = await em.count(User, { referralCode: code, erasedAt: null });
  if (!known) throw badInput("referralCode", "El código de referido no existe");
  return code;
}
