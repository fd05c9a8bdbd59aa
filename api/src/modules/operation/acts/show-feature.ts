import type { Work } from "../../../core/mutation/work.ts";
import { AGENCY_CHANGED } from "../../content/agency/agency-data.ts";
import { AgencySettings } from "../../content/agency/agency-settings.entity.ts";
import { forgetAgency } from "../../content/agency/agency-source.ts";
import type { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";

interface Args {
  readonly feature: OptionalFeature;
}

/**
 * Shows the pages of a feature in menus and search for everybody, since its first record arrived. Nothing
 * when they are shown already.
 */
export async function showFeature(work: Work, { feature }: Args): Promise<void> {
  const settings = await work.forUpdate.find(AgencySettings, { id: 1 }, "Configuración no encontrada");
  const before = settings.hiddenFeatures;
  if (!before.includes(feature)) return;
  const after = before.filter((each) => each !== feature);
  settings.hiddenFeatures = after;
  work.audit("agency.feature-shown", "agency", { before, after });
  await work.emit("agency.feature-shown", { feature });
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}
