import { Field, ObjectType } from "type-graphql";
import { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";

/** One feature that the agency can hide. */
@ObjectType({ simpleResolvers: true })
export class OptionalFeatureState {
  @Field(() => OptionalFeature, { description: "Cuál función es." })
  feature!: OptionalFeature;

  @Field(() => Boolean, { description: "Si no se muestra." })
  hidden!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Por qué no se puede ocultar ahora; nulo si se puede.",
  })
  reason!: string | null;
}
