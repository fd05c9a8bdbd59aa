import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { MarginalRange as Range } from "./marginal.rules.ts";

/** GraphQL type of `MarginalRange`; a stored range has all three numbers. */
@ObjectType({ simpleResolvers: true })
export class MarginalRange implements Range {
  @Field(() => Int, { nullable: true, description: "UVT desde las que aplica." }) desde!: number;
  /** Rate in percent for the part above `desde`. */
  @Field(() => Number, { nullable: true, description: "Porcentaje, en puntos porcentuales." })
  porcentaje!: number;
  @Field(() => Int, { nullable: true, description: "UVT que se suman." }) suma!: number;
}

/** One range of a table as entered. */
@InputType()
export class MarginalRangeInput implements Range {
  @Field(() => Int, { description: "UVT desde las que aplica." }) desde!: number;
  @Field(() => Number, { description: "Porcentaje, en puntos porcentuales." }) porcentaje!: number;
  @Field(() => Int, { description: "UVT que se suman." }) suma!: number;
}
