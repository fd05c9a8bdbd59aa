import { AgencyBand } from "../../../base/layout/AgencyBand.tsx";
import { useSettings } from "../../../base/settings.ts";

/** Shows whose proposal it is. */
export function ProposalMark() {
  const { agency } = useSettings();
  return agency && <AgencyBand {...agency} />;
}
