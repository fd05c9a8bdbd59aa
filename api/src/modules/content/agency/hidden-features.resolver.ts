import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { PublicSettings } from "../../accounts/account/account.types.ts";
import { OptionalFeature } from "./optional-feature.enums.ts";

/** Adds to the public settings which features the agency does not use, so that no menu shows them. */
@Resolver(() => PublicSettings)
export class HiddenFeaturesResolver {
  @FieldResolver(() => [OptionalFeature])
  async hiddenFeatures(@Ctx() { services }: Context): Promise<readonly OptionalFeature[]> {
    return (await services.agency.current()).hiddenFeatures;
  }
}
