import { AGENCY_CHANGED } from "../../agency/agency-data.ts";
import { emailProblem, normalEmail } from "../../../../core/colombia/emails.ts";
import { badInput, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { queueEmailConfirmation } from "../../../accounts/account/account.mail.ts";
import { createAccount } from "../../../accounts/account/acts/create-account.ts";
import { arrivalOf, personChanges } from "../../../accounts/account/person-fields.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { recordConsent } from "../../../accounts/consent/record-consent.ts";
import { newPasswordProblem } from "../../../accounts/password/new-password.ts";
import { OWNER } from "../../../accounts/permissions.rules.ts";
import { signIn } from "../../../accounts/session/acts/sign-in.ts";
import { beginSession, type NewSession } from "../../../accounts/session/session-begin.ts";
import { cleanNit, cleanPhone, cleanWhatsapp } from "../../agency/agency.rules.ts";
import { AgencySettings } from "../../agency/agency-settings.entity.ts";
import { hiddenOnFirstDay } from "../../agency/optional-feature.rules.ts";
import { forgetAgency } from "../../agency/agency-source.ts";
import type { OpenAgencyInput } from "../first-day.inputs.ts";
import { OwnerLink } from "../owner-link.entity.ts";
import { workingLink } from "../owner-link.ts";

interface Args {
  readonly token: string;
  readonly input: OpenAgencyInput;
}

/** Placeholders for documents until the agency's own data are entered. */
const UNSAID = { rntNumber: "pendiente", address: "Colombia" } as const;

/**
 * Creates the first OWNER of an installation by a link, names their agency, and signs them in; all such links
 * end.
 * @throws Refusal NOT_FOUND for an invalid or expired link, BAD_USER_INPUT, CONFLICT for an e-mail that
 * already has an account.
 */
export async function openAgency(work: Work, { token, input }: Args): Promise<NewSession> {
  // Of two at once the second finds an OWNER.
  await work.lockName("hierarchy");
  const [link] = await work.rows<{ mailedTo: string | null }>(workingLink(token, work.now));
  if (!link) throw notFound("Este enlace no existe o ya no sirve");
  const isNew = await isFirstEver(work);

  const { name = "", lastname = "", phone = null } = personChanges(personOf(input), arrivalOf(work));
  const problem = emailProblem(input.email);
  if (problem) throw badInput("email", problem);
  const weak = newPasswordProblem(input.password);
  if (weak) throw badInput("password", weak);
  const nit = cleanNit(input.nit);
  const email = normalEmail(input.email);

  const userId = await createAccount(work, {
    name,
    lastname,
    phone,
    givesPhone: true,
    email,
    password: input.password,
    role: OWNER,
    // The e-mail counts as verified when the link was mailed to it.
    details: { emailVerified: email === link.mailedTo },
  });
  const user = await work.em.findOneOrFail(User, { id: userId });
  await recordConsent(work, "registration", String(userId), false);
  await nameAgency(work, { ...input, nit, email }, isNew);
  await work.em.nativeDelete(OwnerLink, {});
  await work.emit("user.registered", { userId });
  // Afterwards, since mails are laid out with the agency as others see it.
  if (!user.emailVerified) work.then(confirmAddress, { userId });
  return beginSession(work, user);
}

/**
 * Returns whether there has never been an OWNER. An agency that lost its OWNER keeps sending e-mails to
 * clients.
 */
async function isFirstEver(work: Work): Promise<boolean> {
  return (await work.em.count(User, { role: OWNER })) === 0;
}

async function confirmAddress(work: Work, { userId }: { readonly userId: number }): Promise<void> {
  const user = await work.em.findOneOrFail(User, { id: userId });
  await queueEmailConfirmation(work, user, user.email);
}

/**
 * Handles a retried call whose first response was lost: the account exists already, so this signs in with its
 * password.
 */
openAgency.again = (work: Work, { input: { email, password } }: Args): Promise<NewSession> =>
  signIn(work, { email, password });

const personOf = ({ name, lastname, phone }: OpenAgencyInput) => ({ name, lastname, phone });

type Named = Pick<
  OpenAgencyInput,
  "agencyName" | "nit" | "phone" | "email" | "sellers" | "raffles" | "points"
>;

/**
 * Replaces the default agency data of a new installation, and switches off the features that its owner
 * does not use. An agency that lost its OWNER keeps the features that it uses.
 */
async function nameAgency(
  work: Work,
  { agencyName, nit, phone, email, sellers, raffles, points }: Named,
  isNew: boolean,
): Promise<void> {
  const settings = await work.forUpdate.find(AgencySettings, { id: 1 }, "Configuración no encontrada");
  work.edit(settings, null, "agency");
  const name = agencyName.trim();
  const after = {
    name,
    legalName: name,
    nit,
    phone: cleanPhone("phone", phone),
    whatsapp: cleanWhatsapp(phone),
    email,
    ...UNSAID,
    hiddenFeatures: isNew ? hiddenOnFirstDay({ sellers, raffles, points }) : settings.hiddenFeatures,
  };
  const keys = Object.keys(after) as (keyof typeof after)[];
  const before = Object.fromEntries(keys.map((key) => [key, settings[key]]));
  assign(settings, after);
  // A real agency looks around before anything reaches its clients; a demo writes to nobody.
  const { production, demo } = work.services.config;
  if (isNew && production && !demo) settings.mailsOpenedAt = null;
  work.audit("agency.updated", "agency", { before, after });
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}
