import { Field, Int, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";

/** Totals of a seller's month, in COP. */
@ObjectType({ simpleResolvers: true })
export class SellerStatement {
  @Field(() => Int, { description: "Número de la cuenta de quien vende." }) vendedorId!: number;
  /** `YYYY-MM`. */
  @Field(() => String, { description: "Mes, AAAA-MM." }) mes!: string;
  @Field(() => COP, { description: "Límite mensual en COP." }) limite!: number;
  @Field(() => COP, { description: "Lo que se ganó, en COP." }) ganado!: number;
  @Field(() => COP, { description: "Lo solicitado, en COP." }) solicitado!: number;
  @Field(() => COP, { description: "Lo aprobado, en COP." }) aprobado!: number;
  @Field(() => COP, { description: "Lo pagado, en COP." }) pagado!: number;
  /** 0 or below. */
  @Field(() => COP, { description: "Ajustes en COP: 0 o negativo." }) ajustes!: number;
  /** Tax withheld from the payments, less the tax that adjustments return. */
  @Field(() => COP, { description: "Lo retenido, menos lo que devuelven los ajustes, en COP." })
  retenido!: number;
  @Field(() => COP, { description: "Lo que sale después de retenciones, en COP." }) neto!: number;
  @Field(() => COP, { description: "Lo que cuenta contra el límite, en COP." }) contraLimite!: number;
  /** Approved by the end of the month and not paid by then. */
  @Field(() => COP, { description: "Lo aprobado que no cabe en el límite y espera otro mes, en COP." })
  enEspera!: number;
}
