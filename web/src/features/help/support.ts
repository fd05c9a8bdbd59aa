import { mailAddress } from "@travesia/api/colombia/emails";
import type { AgencyIdentity } from "../../base/settings.ts";

const SUBJECT = "Necesito ayuda con la plataforma";

/** Returns the mail address of support that the agency configured; null until it is known. */
export const supportAddress = (agency: AgencyIdentity | null): string | null =>
  agency && `${mailAddress(agency.supportEmail)}?subject=${encodeURIComponent(SUBJECT)}`;
