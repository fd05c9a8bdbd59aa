import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { MarginalRange as Range } from "./marginal.rules.ts";

/** `MarginalRange` as the schema has it: a kept range has all three. */
@ObjectType({ simpleResolvers: true })
export class MarginalRange implements Range {
  /** The UVT above which it holds. */
  @Field(() => Int, { nullable: true }) desde!: number;
  /** Rate on the part above, in percent. */
  @Field(() => Number, { nullable: true }) porcentaje!: number;
  /** UVT that are added. */
  @Field(() => Int, { nullable: true }) suma!: number;
}

/** One range of a table that is entered. */
@InputType()
export class MarginalRangeInput implements Range {
  @Field(() => Int) desde!: number;
  @Field(() => Number) porcentaje!: number;
  @Field(() => Int) suma!: number;
}
