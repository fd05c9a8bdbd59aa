import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { TripProfit } from "../../contracts/contract/sale/trip-profit.type.ts";

/** Total profit of the trips of one month, seller, destination or provider; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class TripProfitGroup {
  @Field(() => String, { description: "Valor para `grupo` del filtro." }) clave!: string;
  @Field(() => String, { description: "Como se lee: un mes `2026-03`, o un nombre." }) nombre!: string;
  @Field(() => Int, { description: "Cuántos contratos son." }) contratos!: number;
  @Field(() => COP, { description: "Precios en COP; de lo cancelado, lo que se retuvo." }) precio!: number;
  @Field(() => COP, { description: "Costo de lo comprado y de lo que falta, en COP." }) costo!: number;
  @Field(() => COP, { description: "Comisiones en COP." }) comisiones!: number;
  @Field(() => COP, { description: "IVA en COP." }) iva!: number;
  @Field(() => COP, { description: "Ganancia de la agencia, en COP." }) ganancia!: number;
  /** Zero without prices. */
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
  @Field(() => ID, { description: "Identificador del contrato." }) id!: string;
  @Field(() => String, { description: "Número con el que se conoce." }) numero!: string;
  @Field(() => String, { description: "Nombre del cliente." }) cliente!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => TripProfit, { description: "Su ganancia y sus partes." }) viaje!: TripProfit;
  /** Zero without a price. */
  @Field(() => Float, { description: "Ganancia sobre el precio, en puntos porcentuales con dos decimales." })
  margen!: number;
}

@ObjectType({ simpleResolvers: true })
export class TripProfitPage extends PageOf(TripProfitRow) {
  @Field(() => COP, { description: "Ganancia de la agencia, en COP." }) ganancia!: number;
}
