import { Field, Int, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";

/** Totals of a seller's month, in COP. */
@ObjectType({ simpleResolvers: true })
export class SellerStatement {
  @Field(() => Int) vendedorId!: number;
  /** `YYYY-MM`. */
  @Field(() => String) mes!: string;
  @Field(() => COP) limite!: number;
  @Field(() => COP) ganado!: number;
  @Field(() => COP) solicitado!: number;
  @Field(() => COP) aprobado!: number;
  @Field(() => COP) pagado!: number;
  /** 0 or below. */
  @Field(() => COP) ajustes!: number;
  /** Tax withheld from the payments, less the tax that adjustments return. */
  @Field(() => COP) retenido!: number;
  @Field(() => COP) neto!: number;
  @Field(() => COP) contraLimite!: number;
  /** Approved by the end of the month and not paid by then. */
  @Field(() => COP) enEspera!: number;
}
