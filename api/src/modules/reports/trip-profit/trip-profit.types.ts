import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { TripProfit } from "../../contracts/contract/sale/trip-profit.type.ts";

/** Total profit of the trips of one month, seller, destination or provider; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class TripProfitGroup {
  /** Value for `grupo` of the filter. */
  @Field(() => String, { description: "Valor para `grupo` del filtro." }) clave!: string;
  /** Readable name: a month `2026-03`, or a name. */
  @Field(() => String, { description: "Como se lee: un mes `2026-03`, o un nombre." }) nombre!: string;
  @Field(() => Int, { description: "Cuántos contratos son." }) contratos!: number;
  /** Sum of prices; for cancelled trips the kept amounts. */
  @Field(() => COP, { description: "Precios en COP; de lo cancelado, lo que se retuvo." }) precio!: number;
  /** Cost of the purchases made and still to be made. */
  @Field(() => COP, { description: "Costo de lo comprado y de lo que falta, en COP." }) costo!: number;
  @Field(() => COP, { description: "Comisiones en COP." }) comisiones!: number;
  @Field(() => COP, { description: "IVA en COP." }) iva!: number;
  @Field(() => COP, { description: "Ganancia de la agencia, en COP." }) ganancia!: number;
  /** Share of the prices, in percent with two decimals; 0 without any. */
  @Field(() => Float, { description: "Ganancia sobre el precio, en puntos porcentuales con dos decimales." })
  margen!: number;
}

@ObjectType({ simpleResolvers: true })
export class TripProfitGroupPage extends PageOf(TripProfitGroup) {
  @Field(() => Int, { description: "Cuántos contratos son." }) contratos!: number;
  @Field(() => COP, { description: "Precio en COP." }) precio!: number;
  @Field(() => COP, { description: "Costo en COP." }) costo!: number;
  @Field(() => COP, { description: "Comisiones en COP." }) comisiones!: number;
  @Field(() => COP, { description: "IVA en COP." }) iva!: number;
  @Field(() => COP, { description: "Ganancia de la agencia, en COP." }) ganancia!: number;
}

/** One trip with its profit. */
@ObjectType({ simpleResolvers: true })
export class TripProfitRow {
  /** Id of the contract. */
  @Field(() => ID, { description: "Identificador del contrato." }) id!: string;
  @Field(() => String, { description: "Número con el que se conoce." }) numero!: string;
  @Field(() => String, { description: "Nombre del cliente." }) cliente!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => TripProfit, { description: "Su ganancia y sus partes." }) viaje!: TripProfit;
  /** Share of the price, in percent with two decimals; 0 without one. */
  @Field(() => Float, { description: "Ganancia sobre el precio, en puntos porcentuales con dos decimales." })
  margen!: number;
}

@ObjectType({ simpleResolvers: true })
export class TripProfitPage extends PageOf(TripProfitRow) {
  @Field(() => COP, { description: "Ganancia de la agencia, en COP." }) ganancia!: number;
}
