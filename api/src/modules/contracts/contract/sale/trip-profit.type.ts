import { Field, ObjectType } from "type-graphql";
import { COP } from "../../../../core/scalars.ts";

/** The agency's profit from a signed contract's trip, and its parts; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class TripProfit {
  @Field(() => Boolean, {
    description: "Si se canceló: la ganancia es lo retenido menos los costos que no se recuperaron.",
  })
  cancelado!: boolean;
  @Field(() => COP, { description: "Precio con los otrosíes firmados, en COP." }) precio!: number;
  @Field(() => COP, { description: "Lo comprado, en COP." }) comprado!: number;
  @Field(() => COP, { description: "Costo acordado de lo que falta por comprar, en COP." })
  porComprar!: number;
  @Field(() => COP, {
    nullable: true,
    description: "Costo cotizado de todos los servicios, en COP; nulo si se canceló.",
  })
  costoAcordado!: number | null;
  /** Total, without voided commissions. */
  @Field(() => COP, { description: "Comisiones en COP." }) comisiones!: number;
  @Field(() => COP, {
    nullable: true,
    description: "Comisiones prometidas al calcular el precio, en COP; nulo si se canceló.",
  })
  comisionesAcordadas!: number | null;
  @Field(() => COP, { description: "IVA del ingreso propio en COP: el facturado o, si no, el que sería." })
  iva!: number;
  @Field(() => COP, {
    nullable: true,
    description: "IVA del precio menos los costos cotizados, en COP; nulo si se canceló.",
  })
  ivaAcordado!: number | null;
  @Field(() => COP, { description: "Pagos verificados del cliente, en COP." }) recibido!: number;
  @Field(() => COP, { description: "Devoluciones al cliente, en COP." }) devuelto!: number;
  @Field(() => COP, { description: "Ganancia de la agencia, en COP." }) ganancia!: number;
  @Field(() => COP, {
    nullable: true,
    description: "Ganancia con los costos cotizados, en COP; nulo si se canceló.",
  })
  gananciaAcordada!: number | null;
}
