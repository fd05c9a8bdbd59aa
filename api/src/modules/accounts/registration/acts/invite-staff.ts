import { randomBytes } from "node:crypto";
import { emailProblem } from "../../../../core/colombia/emails.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { createAccount } from "../../account/acts/create-account.ts";
import { arrivalOf, personChanges } from "../../account/person-fields.ts";
import { placeInTeam } from "../../account/team-place.ts";
import { User } from "../../account/user.entity.ts";
import { noteAccountChange } from "../../banking/account-change.ts";
import { recordConsent } from "../../consent/record-consent.ts";
import { sendInvitation } from "../../invitation/send-invitation.ts";
import { refuseNewRole, staffDetails } from "../new-staff.ts";
import type { InviteStaffInput } from "../staff.inputs.ts";

/**
 * Creates an account of the team without a password; the invited person chooses one by the link mailed to
 * them.
 * @throws Refusal FORBIDDEN for a role that the caller may not assign, CONFLICT for an e-mail that already
 * has an account.
 */
export async function inviteStaff(work: Work, { input }: { input: InviteStaffInput }): Promise<number> {
  const { role } = input;
  refuseNewRole(work, role);
  await work.lockName("hierarchy");
  const { name, lastname, phone, ...person } = personChanges(input, arrivalOf(work));
  const problem = emailProblem(input.email);
  if (problem) throw badInput("email", problem);
  const place = await placeInTeam(work, role, input);

  const userId = await createAccount(work, {
    name: name ?? "",
    lastname: lastname ?? "",
    phone: phone ?? null,
    email: input.email,
    // Nobody knows it.
    password: randomBytes(32).toString("base64url"),
    role,
    ...place,
    details: { ...person, ...staffDetails(input) },
  });
  const user = await work.em.findOneOrFail(User, { id: userId });
  if (user.numeroCuenta !== null) await noteAccountChange(work, user, false);
  await recordConsent(work, "registration", String(userId), false);
  await sendInvitation(work, user);
  await work.emit("user.registered", { userId });
  return userId;
}
