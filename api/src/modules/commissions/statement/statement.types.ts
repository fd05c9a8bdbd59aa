import { Field, Int, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";

/** Totals of a seller's month, in COP. */
@ObjectType({ simpleResolvers: true })
export class SellerStatement {
  @Field(() => Int, { description: "Número de la cuenta de quien vende." }) vendedorId!: number;
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => COP, { description: "Límite mensual en COP." }) limite!: number;
  @Field(() => COP, { description: "Lo que se ganó, en COP." }) ganado!: number;
  @Field(() => COP, { description: "Lo solicitado, en COP." }) solicitado!: number;
  @Field(() => COP, { description: "Lo aprobado, en COP." }) aprobado!: number;
  @Field(() => COP, { description: "Lo pagado, en COP." }) pagado!: number;
  @Field(() => COP, { description: "Ajustes en COP: 0 o negativo." }) ajustes!: number;
  @Field(() => COP, { description: "Lo retenido, menos lo que devuelven los ajustes, en COP." })
  retenido!: number;
  @Field(() => COP, { description: "Lo que sale después de retenciones, en COP." }) neto!: number;
  @Field(() => COP, { description: "Lo que cuenta contra el límite, en COP." }) contraLimite!: number;
  @Field(() => COP, {
    description: "Lo aprobado hasta el fin del mes que entonces no se había pagado, en COP.",
  })
  enEspera!: number;
}
