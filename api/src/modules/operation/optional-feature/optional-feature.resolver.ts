import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";
import { hideFeatures } from "../acts/hide-features.ts";
import { optionalFeatures } from "./optional-feature.reads.ts";
import { OptionalFeatureState } from "./optional-feature.types.ts";

/** Features that the agency can show or hide. */
export const OptionalFeatureResolver = queries({
  /** The optional features in display order, each with the reason why it cannot be hidden now. */
  optionalFeatures: computed([OptionalFeatureState], optionalFeatures, {}, May("manageAgency")),
});

/** Mutations of optional features that only run an act; {@link OptionalFeatureResolver} has the queries. */
export const OptionalFeatureMutations = mutations({
  hideFeatures: shown(
    [OptionalFeatureState],
    optionalFeatures,
    hideFeatures,
    { features: [OptionalFeature] },
    May("manageAgency"),
  ),
});
