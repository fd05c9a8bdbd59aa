import { agencyContent } from "@travesia/api/page-content";
import { AgencyBand as Band } from "@travesia/pages/agency/AgencyBand.tsx";
import { PartStyle } from "@travesia/pages/style/PartStyle.tsx";
import type { AgencyIdentity } from "../settings.ts";

/** Shows the agency of a client's page: logo, name and registration over the colour of the agency. */
export const AgencyBand = (agency: Pick<AgencyIdentity, "name" | "rnt" | "logo" | "colour">) => (
  <>
    <PartStyle />
    <Band {...agencyContent(agency)} />
  </>
);
