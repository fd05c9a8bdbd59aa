import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP } from "../../../../core/scalars.ts";
import { CalculationType } from "../../../quotes/calculation/calculation.enums.ts";
import type { Explanation } from "./explanation.rules.ts";

/** GraphQL type of `Explanation`. */
@ObjectType({ simpleResolvers: true })
export class CommissionExplanation implements Explanation {
  @Field(() => String, { nullable: true, description: "Nombre de la configuración." }) configuracion!: string;
  @Field(() => ID, { nullable: true, description: "Identificador de la configuración." }) configuracionId!:
    string | null;
  @Field(() => CalculationType, { nullable: true, description: "Forma de calcular la comisión." })
  tipoCalculo!: CalculationType | null;
  @Field(() => COP, { nullable: true, description: "Base en COP." }) base!: number;
  @Field(() => Int, { nullable: true, description: "Cuántas personas cuentan." }) personas!: number;
  @Field(() => COP, { nullable: true, description: "Mínimo en COP." }) minimo!: number | null;
  @Field(() => COP, { nullable: true, description: "Máximo en COP." }) maximo!: number | null;
  @Field(() => String, { nullable: true, description: "Qué límite se aplicó, el mínimo o el máximo." })
  limite!: "minimo" | "maximo" | null;
}
