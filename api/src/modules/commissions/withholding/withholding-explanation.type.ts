import { Field, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { WithholdingProcedure } from "./withholding.enums.ts";
import type { WithholdingExplanation as Explanation } from "./withholding.rules.ts";

/** `WithholdingExplanation` as the schema has it. */
@ObjectType({ simpleResolvers: true })
export class WithholdingExplanation implements Explanation {
  @Field(() => WithholdingProcedure, { nullable: true }) procedimiento!: WithholdingProcedure | null;
  /** Rate in percent. */
  @Field(() => Number, { nullable: true }) tarifa!: number | null;
  @Field(() => COP, { nullable: true }) uvt!: number | null;
  @Field(() => String, { nullable: true }) municipio!: string | null;
  /** Rate of ICA per thousand. */
  @Field(() => Number, { nullable: true }) tarifaIca!: number | null;
  /** The day from which the rate or the table held. */
  @Field(() => Day, { nullable: true }) vigenteDesde!: string | null;
  /** The day from which the rate of the municipality held. */
  @Field(() => Day, { nullable: true }) icaDesde!: string | null;
  @Field(() => [String]) texto!: readonly string[];
}
