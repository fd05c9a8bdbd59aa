import { mailAddress } from "@travesia/api/colombia/emails";
import type { AgencyIdentity } from "../../base/settings.ts";

const SUBJECT = "Necesito ayuda con la plataforma";

/** Returns the support e-mail address configured by the agency; null until it is loaded. */
export const supportAddress = (agency: AgencyIdentity | null): string | null =>
  agency && `${mailAddress(agency.supportEmail)}?subject=${encodeURIComponent(SUBJECT)}`;
