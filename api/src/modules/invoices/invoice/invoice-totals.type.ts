import { Field, Int, ObjectType } from "type-graphql";
import { COP } from "../../../core/scalars.ts";

/** Sums of the invoices that match a filter and of all their credit notes, in COP. */
@ObjectType({ simpleResolvers: true })
export class InvoiceTotals {
  @Field(() => Int, { description: "Cuántas facturas son." }) cuantas!: number;
  @Field(() => COP, { description: "Total de las facturas, antes de sus notas, en COP." }) facturado!: number;
  @Field(() => COP, { description: "Lo que devuelven sus notas crédito, en COP." }) notas!: number;
  @Field(() => COP, { description: "Lo facturado menos sus notas crédito, en COP." }) neto!: number;
  @Field(() => COP, { description: "IVA de las facturas menos el de sus notas crédito, en COP." })
  iva!: number;
  @Field(() => COP, { description: "Lo que falta por cobrar de ellas, en COP." }) porCobrar!: number;
}
