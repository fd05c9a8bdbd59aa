import { AGENCY_CHANGED } from "../../../../core/agency.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { cleanEmail, cleanNit, cleanPhone, cleanRnt, cleanWhatsapp } from "../agency.rules.ts";
import type { AgencySettingsInput } from "../agency.inputs.ts";
import { AgencySettings } from "../agency-settings.entity.ts";
import { forgetAgency } from "../agency-source.ts";
import "../../content.audit.ts";
import { cleanProfile } from "../../public-address.rules.ts";

/** Writes the agency's data anew; mails, documents and pages carry it from now on. */
export async function updateAgency(work: Work, { input }: { input: AgencySettingsInput }): Promise<void> {
  const settings = await work.find(AgencySettings, { id: 1 }, "Configuración no encontrada");
  await work.lock(settings);
  work.edit(settings, input.version, "agency");
  const fields = {
    ...fieldsOf(input),
    breBLimit: input.breBLimit ?? settings.breBLimit,
    raffleRightPercent: input.raffleRightPercent ?? settings.raffleRightPercent,
    raffleAdministrationPercent: input.raffleAdministrationPercent ?? settings.raffleAdministrationPercent,
  };
  const before = Object.fromEntries(
    Object.keys(fields).map((key) => [key, settings[key as keyof AgencySettings]]),
  );
  const after = Object.fromEntries(Object.entries(fields).filter(([key, value]) => value !== before[key]));
  Object.assign(settings, fields);
  if ("rntValidUntil" in after) settings.rntWarnedFor = null;
  work.audit("agency.updated", "agency", {
    before: Object.fromEntries(Object.keys(after).map((key) => [key, before[key]])),
    after,
  });
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}

const fieldsOf = (input: AgencySettingsInput) => ({
  name: input.name.trim(),
  legalName: input.legalName.trim(),
  nit: cleanNit(input.nit),
  rntNumber: cleanRnt(input.rntNumber),
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
