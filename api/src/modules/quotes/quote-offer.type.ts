import { Field, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../core/scalars.ts";

/** One service that the price includes, without what it costs. */
@ObjectType({ simpleResolvers: true })
export class OfferLine {
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) detail!: string | null;
}

/** What a client is offered: all that a version's document says of the trip and its price. Two equal offers are one version. */
@ObjectType({ simpleResolvers: true })
export class QuoteOffer {
  @Field(() => String) client!: string;
  @Field(() => String) origen!: string;
  @Field(() => String) destino!: string;
  @Field(() => Day) fechaIda!: string;
  @Field(() => Day, { nullable: true }) fechaRegreso!: string | null;
  @Field(() => Int) adultos!: number;
  @Field(() => Int) menores!: number;
  @Field(() => Int) infantes!: number;
  @Field(() => [OfferLine]) lines!: OfferLine[];
  @Field(() => String, { nullable: true }) observaciones!: string | null;
  /** Percent, 0 when there is none. */
  @Field(() => Number) descuentoPorcentaje!: number;
  @Field(() => COP) totalDescuento!: number;
  @Field(() => COP) precioTotal!: number;
  /** Rounded up to the peso. */
  @Field(() => COP) precioPorPersona!: number;
}
