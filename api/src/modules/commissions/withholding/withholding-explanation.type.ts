import { Field, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { WithholdingProcedure } from "./withholding.enums.ts";
import type { WithholdingExplanation as Explanation } from "./withholding.rules.ts";

/** GraphQL type of `WithholdingExplanation`. */
@ObjectType({ simpleResolvers: true })
export class WithholdingExplanation implements Explanation {
  @Field(() => WithholdingProcedure, { nullable: true, description: "Procedimiento de retención." })
  procedimiento!: WithholdingProcedure | null;
  @Field(() => Number, { nullable: true, description: "Tarifa en puntos porcentuales." }) tarifa!:
    number | null;
  @Field(() => COP, { nullable: true, description: "Valor de la UVT en COP." }) uvt!: number | null;
  @Field(() => String, { nullable: true, description: "Municipio cuyo ICA se retiene; nulo si ninguno." })
  municipio!: string | null;
  @Field(() => Number, { nullable: true, description: "Tarifa de ICA por mil." }) tarifaIca!: number | null;
  @Field(() => Day, { nullable: true, description: "Primer día en que rige." }) vigenteDesde!: string | null;
  @Field(() => Day, { nullable: true, description: "Día desde el que rige esa tarifa." }) icaDesde!:
    string | null;
  @Field(() => [String], { description: "El cálculo, paso por paso." }) texto!: readonly string[];
}
