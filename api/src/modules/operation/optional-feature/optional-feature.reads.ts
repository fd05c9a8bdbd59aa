import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import type { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";
import { optionalFeatureLabels } from "../../content/agency/optional-feature.rules.ts";
import { inUse, type OpenRows, openRows } from "./feature-in-use.ts";
import type { OptionalFeatureState } from "./optional-feature.types.ts";

/** Returns the optional features in display order, each with the reason why it cannot be hidden now. */
export async function optionalFeatures({ read }: Context): Promise<OptionalFeatureState[]> {
  const { hidden, ...open } = await read.row<OpenRows & { readonly hidden: readonly OptionalFeature[] }>(
    sql`select open.*, (select hidden_features from agency_settings) as hidden from (${openRows}) as open`,
  );
  return Object.keys(optionalFeatureLabels).map((each) => {
    const feature = each as OptionalFeature;
    const isHidden = hidden.includes(feature);
    return { feature, hidden: isHidden, reason: isHidden ? null : inUse(feature, open) };
  });
}
