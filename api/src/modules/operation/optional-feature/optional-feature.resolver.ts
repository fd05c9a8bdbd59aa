import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";
import { hideFeatures } from "../acts/hide-features.ts";
import { optionalFeatures } from "./optional-feature.reads.ts";
import { OptionalFeatureState } from "./optional-feature.types.ts";

/** Features that the agency uses or does without. */
@Resolver()
export class OptionalFeatureResolver {
  /** The features in their order, with why one cannot be hidden now. */
  @May("manageAgency")
  @Query(() => [OptionalFeatureState])
  optionalFeatures(@Ctx() context: Context) {
    return optionalFeatures(context);
  }
}

/** Mutations beside {@link OptionalFeatureResolver} that only run an act. */
export const OptionalFeatureMutations = mutations({
  hideFeatures: shown(
    [OptionalFeatureState],
    optionalFeatures,
    hideFeatures,
    { features: [OptionalFeature] },
    May("manageAgency"),
  ),
});
