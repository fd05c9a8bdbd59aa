import type { Work } from "../../../../core/mutation/work.ts";
import { isRntDue } from "../agency.rules.ts";
import { AgencySettings } from "../agency-settings.entity.ts";

/**
 * Notifies the owner from 1 February on, once per validity period, that the registration in the RNT must be
 * renewed.
 */
export async function warnOfRnt(work: Work): Promise<void> {
  const settings = await work.em.findOne(AgencySettings, { id: 1 });
  if (!settings || !isToBeNotified(settings, work.today)) return;
  await work.lock(settings);
  const { rntValidUntil: validUntil } = settings;
  if (!validUntil || !isToBeNotified(settings, work.today)) return;
  settings.rntWarnedFor = validUntil;
  work.audit("agency.rnt-warned", "agency", { validUntil });
  await work.emit("agency.rnt-due", { validUntil });
}

const isToBeNotified = ({ rntValidUntil, rntWarnedFor }: AgencySettings, today: string): boolean =>
  rntValidUntil !== null && rntWarnedFor !== rntValidUntil && isRntDue(rntValidUntil, today);
