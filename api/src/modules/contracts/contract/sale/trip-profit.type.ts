import { Field, ObjectType } from "type-graphql";
import { COP } from "../../../../core/scalars.ts";

/** Profit of a signed contract's trip for the agency, and its parts; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class TripProfit {
  /**
   * True when it was cancelled: the profit is then the retained payments less the costs that were not
   * recovered.
   */
  @Field(() => Boolean, {
    description: "Si se canceló: la ganancia es lo retenido menos los costos que no se recuperaron.",
  })
  cancelado!: boolean;
  /** Price after signed addenda. */
  @Field(() => COP, { description: "Precio con los otrosíes firmados, en COP." }) precio!: number;
  /** Cost of its purchases. */
  @Field(() => COP, { description: "Lo comprado, en COP." }) comprado!: number;
  /** Agreed cost of unbought items. */
  @Field(() => COP, { description: "Costo acordado de lo que falta por comprar, en COP." })
  porComprar!: number;
  /** Quoted cost of all its services; null when it was cancelled. */
  @Field(() => COP, {
    nullable: true,
    description: "Costo cotizado de todos los servicios, en COP; nulo si se canceló.",
  })
  costoAcordado!: number | null;
  /** Commissions that were not voided. */
  @Field(() => COP, { description: "Comisiones en COP." }) comisiones!: number;
  /** Commissions promised when the price was calculated; null when it was cancelled. */
  @Field(() => COP, {
    nullable: true,
    description: "Comisiones prometidas al calcular el precio, en COP; nulo si se canceló.",
  })
  comisionesAcordadas!: number | null;
  /** IVA on the agency's own income: as invoiced, else as it would be. */
  @Field(() => COP, { description: "IVA del ingreso propio en COP: el facturado o, si no, el que sería." })
  iva!: number;
  /** IVA on the price less its quoted costs; null when it was cancelled. */
  @Field(() => COP, {
    nullable: true,
    description: "IVA del precio menos los costos cotizados, en COP; nulo si se canceló.",
  })
  ivaAcordado!: number | null;
  /** Verified payments of the client. */
  @Field(() => COP, { description: "Pagos verificados del cliente, en COP." }) recibido!: number;
  /** Refunds to the client. */
  @Field(() => COP, { description: "Devoluciones al cliente, en COP." }) devuelto!: number;
  @Field(() => COP, { description: "Ganancia de la agencia, en COP." }) ganancia!: number;
  /** The profit at the quoted costs; null when it was cancelled. */
  @Field(() => COP, {
    nullable: true,
    description: "Ganancia con los costos cotizados, en COP; nulo si se canceló.",
  })
  gananciaAcordada!: number | null;
}
