import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { TripProfit } from "../../contracts/contract/sale/trip-profit.type.ts";

/** Total profit of the trips of one month, seller, destination or provider; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class TripProfitGroup {
  /** Value for `grupo` of the filter. */
  @Field(() => String) clave!: string;
  /** Readable name: a month `2026-03`, or a name. */
  @Field(() => String) nombre!: string;
  @Field(() => Int) contratos!: number;
  /** Sum of prices; for cancelled trips the kept amounts. */
  @Field(() => COP) precio!: number;
  /** Cost of the purchases made and still to be made. */
  @Field(() => COP) costo!: number;
  @Field(() => COP) comisiones!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) ganancia!: number;
  /** Share of the prices, in percent with two decimals; 0 without any. */
  @Field(() => Float) margen!: number;
}

@ObjectType({ simpleResolvers: true })
export class TripProfitGroupPage extends PageOf(TripProfitGroup) {
  @Field(() => Int) contratos!: number;
  @Field(() => COP) precio!: number;
  @Field(() => COP) costo!: number;
  @Field(() => COP) comisiones!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) ganancia!: number;
}

/** One trip with its profit. */
@ObjectType({ simpleResolvers: true })
export class TripProfitRow {
  /** Id of the contract. */
  @Field(() => ID) id!: string;
  @Field(() => String) numero!: string;
  @Field(() => String) cliente!: string;
  @Field(() => String) destino!: string;
  @Field(() => TripProfit) viaje!: TripProfit;
  /** Share of the price, in percent with two decimals; 0 without one. */
  @Field(() => Float) margen!: number;
}

@ObjectType({ simpleResolvers: true })
export class TripProfitPage extends PageOf(TripProfitRow) {
  @Field(() => COP) ganancia!: number;
}
