import { Field, ObjectType } from "type-graphql";
import { COP } from "../../../../core/scalars.ts";

/** Profit of a signed contract's trip for the agency, and its parts; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class TripProfit {
  /**
   * True when it was cancelled: the profit is then the retained payments less the costs that were not
   * recovered.
   */
  @Field(() => Boolean) cancelado!: boolean;
  /** Price after signed addenda. */
  @Field(() => COP) precio!: number;
  /** Cost of its purchases. */
  @Field(() => COP) comprado!: number;
  /** Agreed cost of unbought items. */
  @Field(() => COP) porComprar!: number;
  /** Quoted cost of all its services; null when it was cancelled. */
  @Field(() => COP, { nullable: true }) costoAcordado!: number | null;
  /** Commissions that were not voided. */
  @Field(() => COP) comisiones!: number;
  /** Commissions promised when the price was calculated; null when it was cancelled. */
  @Field(() => COP, { nullable: true }) comisionesAcordadas!: number | null;
  /** IVA on the agency's own income: as invoiced, else as it would be. */
  @Field(() => COP) iva!: number;
  /** IVA on the price less its quoted costs; null when it was cancelled. */
  @Field(() => COP, { nullable: true }) ivaAcordado!: number | null;
  /** Verified payments of the client. */
  @Field(() => COP) recibido!: number;
  /** Refunds to the client. */
  @Field(() => COP) devuelto!: number;
  @Field(() => COP) ganancia!: number;
  /** The profit at the quoted costs; null when it was cancelled. */
  @Field(() => COP, { nullable: true }) gananciaAcordada!: number | null;
}
