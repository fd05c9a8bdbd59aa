import type { AgencyIdentity } from "../../base/settings.ts";

const SUBJECT = "Necesito ayuda con la plataforma";

/** Returns where support answers: the mail address that the agency configured; null until it is known. */
export const supportAddress = (agency: AgencyIdentity | null): string | null =>
  agency && `mailto:${agency.supportEmail}?subject=${encodeURIComponent(SUBJECT)}`;
