import { Field, ObjectType } from "type-graphql";
import { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";

/** One feature that the agency may do without. */
@ObjectType({ simpleResolvers: true })
export class OptionalFeatureState {
  @Field(() => OptionalFeature)
  feature!: OptionalFeature;

  @Field(() => Boolean)
  hidden!: boolean;

  /** Reason for which it cannot be hidden now; null when it can, or is. */
  @Field(() => String, { nullable: true })
  reason!: string | null;
}
