import { mailAddress } from "@travesia/api/colombia/emails";
import type { AgencyIdentity } from "../../base/settings.ts";

const SUBJECT = "Necesito ayuda con la plataforma";

/** Returns where support answers: the mail address that the agency configured; null until it is known. */
export const supportAddress = (agency: AgencyIdentity | null): string | null =>
  agency && `${mailAddress(agency.supportEmail)}?subject=${encodeURIComponent(SUBJECT)}`;
