import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
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

  /** Hides these features from menus and search, and shows all others. */
  @May("manageAgency")
  @Mutation(() => [OptionalFeatureState])
  async hideFeatures(
    @Ctx() context: Context,
    @Arg("features", () => [OptionalFeature]) features: OptionalFeature[],
  ) {
    await context.run(hideFeatures, { features });
    return optionalFeatures(context);
  }
}
