import { AGENCY_CHANGED } from "../../content/agency/agency-data.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { forgetAgency } from "../../content/agency/agency-source.ts";
import { AgencySettings } from "../../content/agency/agency-settings.entity.ts";
import type { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";
import { optionalFeatureLabels } from "../../content/agency/optional-feature.rules.ts";
import { inUse, type OpenRows, openRows } from "../optional-feature/feature-in-use.ts";

interface Args {
  readonly features: readonly OptionalFeature[];
}

/**
 * Hides the pages of these features from menus and search, and shows all others; rights are unchanged.
 * CONFLICT while a newly hidden feature has an open record.
 */
export async function hideFeatures(work: Work, { features }: Args): Promise<void> {
  const settings = await work.forUpdate.find(AgencySettings, { id: 1 }, "Configuración no encontrada");
  const before = settings.hiddenFeatures;
  const after = Object.keys(optionalFeatureLabels).filter((each): each is OptionalFeature =>
    features.some((chosen) => chosen === each),
  );
  if (after.join() === before.join()) return;
  const [open] = await work.rows<OpenRows>(openRows);
  for (const feature of after) {
    const reason = open && !before.includes(feature) ? inUse(feature, open) : null;
    if (reason) throw conflict(reason);
  }
  settings.hiddenFeatures = after;
  work.audit("agency.features-hidden", "agency", { before, after });
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}
