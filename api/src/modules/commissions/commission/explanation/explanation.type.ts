import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP } from "../../../../core/scalars.ts";
import { CalculationType } from "../../../quotes/calculation/calculation.enums.ts";
import type { Explanation } from "./explanation.rules.ts";

/** `Explanation` as the schema has it. */
@ObjectType({ simpleResolvers: true })
export class CommissionExplanation implements Explanation {
  @Field(() => String, { nullable: true }) configuracion!: string;
  @Field(() => ID, { nullable: true }) configuracionId!: string | null;
  @Field(() => CalculationType, { nullable: true }) tipoCalculo!: CalculationType | null;
  @Field(() => COP, { nullable: true }) base!: number;
  @Field(() => Int, { nullable: true }) personas!: number;
  @Field(() => COP, { nullable: true }) minimo!: number | null;
  @Field(() => COP, { nullable: true }) maximo!: number | null;
  @Field(() => String, { nullable: true }) limite!: "minimo" | "maximo" | null;
}
