import { assign } from "../../../../core/rows.ts";
import { AGENCY_CHANGED } from "../agency-data.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { dropPictures, keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import {
  cleanColour,
  cleanEmail,
  cleanHours,
  cleanNit,
  cleanPhone,
  cleanRnt,
  cleanWhatsapp,
} from "../agency.rules.ts";
import type { AgencySettingsInput } from "../agency.inputs.ts";
import { AgencySettings } from "../agency-settings.entity.ts";
import { forgetAgency } from "../agency-source.ts";
import { cleanPicture, cleanProfile } from "../../public-address.rules.ts";

interface Args {
  readonly input: AgencySettingsInput;
  /** Uploaded logo, which replaces the current one. */
  readonly picture?: PublicPicture | null;
}

/** Replaces the agency's data; e-mails, documents and pages use the new data from now on. */
export async function updateAgency(work: Work, { input, picture = null }: Args): Promise<number> {
  const settings = await work.forUpdate.find(AgencySettings, { id: 1 }, "Configuración no encontrada");
  work.edit(settings, input.version, "agency");
  const { logo: shown } = settings;
  const fields = {
    ...fieldsOf(input),
    // An agency that was just opened has no number yet, and saves its other data all the same.
    rntNumber: input.rntNumber === settings.rntNumber ? settings.rntNumber : cleanRnt(input.rntNumber),
    breBLimit: input.breBLimit ?? settings.breBLimit,
    ...hoursOf(input, settings),
    restPaymentsWithoutAcceptance:
      input.restPaymentsWithoutAcceptance ?? settings.restPaymentsWithoutAcceptance,
    raffleRightPercent: input.raffleRightPercent ?? settings.raffleRightPercent,
    raffleAdministrationPercent: input.raffleAdministrationPercent ?? settings.raffleAdministrationPercent,
    logo: picture?.address ?? logoOf(work, input, shown),
    brandColour: input.brandColour === undefined ? settings.brandColour : cleanColour(input.brandColour),
  };
  const before = Object.fromEntries(
    Object.keys(fields).map((key) => [key, settings[key as keyof AgencySettings]]),
  );
  const after = Object.fromEntries(Object.entries(fields).filter(([key, value]) => value !== before[key]));
  assign(settings, fields);
  if (picture) await keepPictures(work, [picture], LOGO_OWNER);
  if (shown !== null && shown !== settings.logo) await dropPictures(work, [shown], LOGO_OWNER);
  if ("rntValidUntil" in after) settings.rntWarnedFor = null;
  work.audit("agency.updated", "agency", {
    before: Object.fromEntries(Object.keys(after).map((key) => [key, before[key]])),
    after,
  });
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
  return settings.id;
}

const hourFields = ["horarioSemana", "horarioSabado", "horarioDomingo"] as const;

/** Returns all opening hours: from the input, or unchanged when the input has none for a field. */
const hoursOf = (input: AgencySettingsInput, settings: AgencySettings) =>
  Object.fromEntries(
    hourFields.map((field) => {
      const typed = input[field];
      return [field, typed === undefined ? settings[field] : cleanHours(field, typed)];
    }),
  ) as Pick<AgencySettings, (typeof hourFields)[number]>;

const LOGO_OWNER = { type: "agency", id: 1 };

const logoOf = ({ services }: Work, { logo }: AgencySettingsInput, shown: string | null): string | null =>
  logo === undefined ? shown : cleanPicture("logo", logo, services.config.publicUrl);

const fieldsOf = (input: AgencySettingsInput) => ({
  name: input.name.trim(),
  legalName: input.legalName.trim(),
  nit: cleanNit(input.nit),
  rntValidUntil: input.rntValidUntil ?? null,
  rntRequired: input.rntRequired ?? false,
  address: input.address.trim(),
  phone: cleanPhone("phone", input.phone),
  whatsapp: cleanWhatsapp(input.whatsapp),
  email: cleanEmail("email", input.email),
  supportEmail: input.supportEmail?.trim() ? cleanEmail("supportEmail", input.supportEmail) : null,
  supportPhone: input.supportPhone?.trim() ? cleanPhone("supportPhone", input.supportPhone) : null,
  instagram: cleanProfile("instagram", input.instagram),
  facebook: cleanProfile("facebook", input.facebook),
  tiktok: cleanProfile("tiktok", input.tiktok),
  youtube: cleanProfile("youtube", input.youtube),
});
