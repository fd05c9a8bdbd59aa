import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../../core/scalars.ts";
import { AcomodacionHotel } from "../../calculation/calculation.enums.ts";
import { ItineraryDay } from "../../calculation/itinerary/itinerary.type.ts";
import type { OfferedFlight, OfferedStay } from "./offer-itinerary.rules.ts";

/** One service that the price includes, without its cost. */
@ObjectType({ simpleResolvers: true })
export class OfferLine {
  @Field(() => String, { nullable: true }) title!: string;
  @Field(() => String, { nullable: true }) detail!: string | null;
}

/** A flight that the price includes, without its cost; its times are local to the airports. */
@ObjectType({ simpleResolvers: true })
export class OfferFlight implements OfferedFlight {
  @Field(() => String, { nullable: true }) aerolinea!: string | null;
  @Field(() => String, { nullable: true }) vuelo!: string | null;
  @Field(() => String, { nullable: true }) origen!: string | null;
  @Field(() => String, { nullable: true }) destino!: string | null;
  /** A day, or a day and an hour: `2026-12-04T06:40`. */
  @Field(() => String, { nullable: true }) salida!: string | null;
  @Field(() => String, { nullable: true }) llegada!: string | null;
  @Field(() => String, { nullable: true }) equipaje!: string | null;
}

/** A stay that the price includes, without its cost. */
@ObjectType({ simpleResolvers: true })
export class OfferStay implements OfferedStay {
  @Field(() => String, { nullable: true }) nombre!: string | null;
  @Field(() => String, { nullable: true }) ciudad!: string | null;
  @Field(() => String, { nullable: true }) categoria!: OfferedStay["categoria"];
  @Field(() => AcomodacionHotel, { nullable: true }) acomodacion!: OfferedStay["acomodacion"];
  /** Null when the first one begins with the trip. */
  @Field(() => Day, { nullable: true }) entrada!: string | null;
  @Field(() => Int, { nullable: true }) noches!: number;
  /** Reason why clients love it. */
  @Field(() => String, { nullable: true }) encanto?: string;
  /** Addresses of pictures; absent when the agency has none of that hotel. */
  @Field(() => [String], { nullable: true }) imagenes?: string[];
}

/** One of several ways to make the trip, as a client chooses it. */
@ObjectType({ simpleResolvers: true })
export class OfferOption {
  @Field(() => ID, { nullable: true }) id!: string;
  @Field(() => String, { nullable: true }) name!: string;
  /** True when the agency recommends it; the offer's own lines and prices are this option's. */
  @Field(() => Boolean, { nullable: true }) recommended!: boolean;
  @Field(() => [OfferLine], { nullable: true }) lines!: OfferLine[];
  /**
   * All flights and stays; each key is present only when there is more than one, or when there are details to
   * show.
   */
  @Field(() => [OfferFlight], { nullable: true }) flights?: OfferFlight[];
  @Field(() => [OfferStay], { nullable: true }) stays?: OfferStay[];
  /** Days, and below excluded services; both keys only when they were proposed or written. */
  @Field(() => [ItineraryDay], { nullable: true }) itinerario?: ItineraryDay[];
  @Field(() => [String], { nullable: true }) noIncluye?: string[];
  /** Authors of the pictures whose licences require them; absent when none does. */
  @Field(() => [String], { nullable: true }) creditos?: string[];
  @Field(() => COP, { nullable: true }) totalDescuento!: number;
  @Field(() => COP, { nullable: true }) precioTotal!: number;
  /** Rounded up to the peso. */
  @Field(() => COP, { nullable: true }) precioPorPersona!: number;
}

/**
 * Offer to a client: the complete content of a version's document about the trip and its price. Two equal
 * offers are one version. Keys may be missing in an object stored by an older program, so the schema promises
 * none of them.
 */
@ObjectType({ simpleResolvers: true })
export class QuoteOffer {
  @Field(() => String, { nullable: true }) client!: string;
  @Field(() => String, { nullable: true }) origen!: string;
  @Field(() => String, { nullable: true }) destino!: string;
  @Field(() => Day, { nullable: true }) fechaIda!: string;
  @Field(() => Day, { nullable: true }) fechaRegreso!: string | null;
  @Field(() => Int, { nullable: true }) adultos!: number;
  @Field(() => Int, { nullable: true }) menores!: number;
  @Field(() => Int, { nullable: true }) infantes!: number;
  @Field(() => [OfferLine], { nullable: true }) lines!: OfferLine[];
  /**
   * All flights and stays; each key is present only when there is more than one, or when there are details to
   * show.
   */
  @Field(() => [OfferFlight], { nullable: true }) flights?: OfferFlight[];
  @Field(() => [OfferStay], { nullable: true }) stays?: OfferStay[];
  /** Days, and below excluded services; both keys only when they were proposed or written. */
  @Field(() => [ItineraryDay], { nullable: true }) itinerario?: ItineraryDay[];
  @Field(() => [String], { nullable: true }) noIncluye?: string[];
  /** Authors of the pictures whose licences require them; absent when none does. */
  @Field(() => [String], { nullable: true }) creditos?: string[];
  @Field(() => String, { nullable: true }) observaciones!: string | null;
  /** Percent, 0 when there is none. */
  @Field(() => Number, { nullable: true }) descuentoPorcentaje!: number;
  @Field(() => COP, { nullable: true }) totalDescuento!: number;
  @Field(() => COP, { nullable: true }) precioTotal!: number;
  /** Rounded up to the peso. */
  @Field(() => COP, { nullable: true }) precioPorPersona!: number;
  /** Options that the client chooses from; the key is present only when there is more than one. */
  @Field(() => [OfferOption], { nullable: true }) options?: OfferOption[];
}
