import { Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP } from "../../../core/scalars.ts";

/** Sales goal of a person for a month, and the progress towards it. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class SalesGoalProgress {
  @Field(() => Int) userId!: number;
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
  @Field(() => Int) role!: number;
  /** `2026-11`. */
  @Field(() => String) mes!: string;
  /** Null when none was set. */
  @Field(() => COP, { nullable: true }) monto!: number | null;
  /** Version of the goal; null when none was set. */
  @Field(() => Int, { nullable: true }) version!: number | null;
  /** Verified payments of the month, for sales that the person made or led at the signature. */
  @Field(() => COP) vendido!: number;
  /** Achievement in percent with one decimal; null without a goal. */
  @Field(() => Number, { nullable: true }) cumplimiento!: number | null;
  /** True when the viewer may set it. */
  @Field(() => Boolean) puedeFijarse!: boolean;
}
