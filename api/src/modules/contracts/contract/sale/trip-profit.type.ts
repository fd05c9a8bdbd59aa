import { Field, ObjectType } from "type-graphql";
import { COP } from "../../../../core/scalars.ts";

/** What a signed contract's trip leaves the agency, and what that is made of; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class TripProfit {
  /** Whether it was cancelled: then it leaves what was kept less what was not got back. */
  @Field(() => Boolean) cancelado!: boolean;
  /** After signed addenda. */
  @Field(() => COP) precio!: number;
  /** What was bought for it. */
  @Field(() => COP) comprado!: number;
  /** The agreed cost of what is not bought yet. */
  @Field(() => COP) porComprar!: number;
  /** Those that were not voided. */
  @Field(() => COP) comisiones!: number;
  /** Of the agency's own income: as invoiced, else as it would be. */
  @Field(() => COP) iva!: number;
  /** Verified payments of the client. */
  @Field(() => COP) recibido!: number;
  /** What goes back to the client. */
  @Field(() => COP) devuelto!: number;
  @Field(() => COP) ganancia!: number;
}
