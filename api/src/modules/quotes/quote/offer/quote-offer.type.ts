import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../../core/scalars.ts";
import { AcomodacionHotel, ExtraKind } from "../../calculation/calculation.enums.ts";
import { ItineraryDay } from "../../calculation/itinerary/itinerary.type.ts";
import type { OfferedExtra } from "./offer-extras.rules.ts";
import type { OfferedFlight, OfferedStay } from "./offer-itinerary.rules.ts";

/** Service that the price includes, as the client reads it. */
@ObjectType({ simpleResolvers: true })
export class OfferLine {
  @Field(() => String, { nullable: true, description: "Título, como se lee." }) title!: string;
  @Field(() => String, { nullable: true, description: "Detalle, como se lee." }) detail!: string | null;
}

/** Service that the client may add to a trip, with its final price and without its cost. */
@ObjectType({ simpleResolvers: true })
export class OfferExtra implements OfferedExtra {
  @Field(() => ID, { nullable: true, description: "Clave con la que se pide al aprobar." }) key!: string;
  @Field(() => ExtraKind, { nullable: true, description: "Clase del servicio." }) kind!: ExtraKind;
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) name!: string;
  @Field(() => String, { nullable: true, description: "Detalle, como se lee." }) detail!: string | null;
  @Field(() => COP, { nullable: true, description: "Precio final en COP, para todos." }) price!: number;
  @Field(() => COP, {
    nullable: true,
    description: "Precio por persona que paga, en COP, redondeado al peso hacia arriba.",
  })
  pricePerPerson!: number;
}

/** Flight that the price includes, without its cost; its times are local to the airports. */
@ObjectType({ simpleResolvers: true })
export class OfferFlight implements OfferedFlight {
  @Field(() => String, { nullable: true, description: "Aerolínea que vuela." }) aerolinea!: string | null;
  @Field(() => String, { nullable: true, description: "Número del vuelo." }) vuelo!: string | null;
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." }) origen!: string | null;
  @Field(() => String, { nullable: true, description: "Destino del viaje." }) destino!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Día de la salida, o día y hora de allá: `2026-12-04T06:40`.",
  })
  salida!: string | null;
  @Field(() => String, { nullable: true, description: "Día de la llegada, o día y hora de allá." }) llegada!:
    string | null;
  @Field(() => String, { nullable: true, description: "Equipaje que incluye el tiquete." }) equipaje!:
    string | null;
}

/** Stay that the price includes, without its cost. */
@ObjectType({ simpleResolvers: true })
export class OfferStay implements OfferedStay {
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre!:
    string | null;
  @Field(() => String, { nullable: true, description: "Ciudad donde queda el hotel." }) ciudad!:
    string | null;
  @Field(() => String, {
    nullable: true,
    description: "Categoría del hotel: de `1_estrella` a `5_estrellas`, o `boutique`.",
  })
  categoria!: OfferedStay["categoria"];
  @Field(() => AcomodacionHotel, {
    nullable: true,
    description: "Cómo se acomodan los viajeros en el hotel.",
  })
  acomodacion!: OfferedStay["acomodacion"];
  /** Null when the first stay starts with the trip. */
  @Field(() => Day, { nullable: true, description: "Día de la entrada al hotel." }) entrada!: string | null;
  @Field(() => Int, { nullable: true, description: "Cuántas noches." }) noches!: number;
  @Field(() => String, { nullable: true, description: "Por qué les gusta a los clientes." }) encanto?: string;
  @Field(() => [String], { nullable: true, description: "Direcciones de las imágenes." }) imagenes?: string[];
}

/** One of several options for the trip, as a client chooses it. */
@ObjectType({ simpleResolvers: true })
export class OfferOption {
  @Field(() => ID, { nullable: true, description: "Identificador del registro." }) id!: string;
  @Field(() => String, { nullable: true, description: "Nombre de la opción." }) name!: string;
  /** The recommended option has the same lines and prices as the offer. */
  @Field(() => Boolean, { nullable: true, description: "Si la agencia la recomienda." })
  recommended!: boolean;
  @Field(() => [OfferLine], { nullable: true, description: "Los servicios incluidos." }) lines!: OfferLine[];
  /** The key is present only when there are several flights or stays, or details to display. */
  @Field(() => [OfferFlight], { nullable: true, description: "Los vuelos, en su orden." })
  flights?: OfferFlight[];
  @Field(() => [OfferStay], { nullable: true, description: "Las estadías, en su orden." })
  stays?: OfferStay[];
  /** The key is present only when days were proposed or written; likewise `noIncluye` for services. */
  @Field(() => [ItineraryDay], {
    nullable: true,
    description: "Los días como los lee el cliente; nulo si no se han propuesto.",
  })
  itinerario?: ItineraryDay[];
  @Field(() => [String], {
    nullable: true,
    description: "Lo que el precio no incluye, como lo lee el cliente.",
  })
  noIncluye?: string[];
  @Field(() => [String], { nullable: true, description: "Autores de las imágenes cuyas licencias lo piden." })
  creditos?: string[];
  /** The key is present only when the client may add something. */
  @Field(() => [OfferExtra], {
    nullable: true,
    description: "Lo que el cliente puede agregar; no está en el precio.",
  })
  extras?: OfferExtra[];
  @Field(() => COP, { nullable: true, description: "Descuento en COP." }) totalDescuento!: number;
  @Field(() => COP, { nullable: true, description: "Precio para el cliente en COP, después del descuento." })
  precioTotal!: number;
  @Field(() => COP, {
    nullable: true,
    description: "Precio por persona que paga, en COP, redondeado al peso hacia arriba.",
  })
  precioPorPersona!: number;
}

/**
 * Offer to a client: the complete content of a version's document about the trip and its price. Two equal
 * offers are the same version. An offer stored by an older program may lack keys, so all fields are nullable
 * in the schema.
 */
@ObjectType({ simpleResolvers: true })
export class QuoteOffer {
  @Field(() => String, { nullable: true, description: "Nombre del cliente." }) client!: string;
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." }) origen!: string;
  @Field(() => String, { nullable: true, description: "Destino del viaje." }) destino!: string;
  @Field(() => Day, { nullable: true, description: "Día de la ida." }) fechaIda!: string;
  @Field(() => Day, { nullable: true, description: "Día del regreso; nulo si es solo de ida." })
  fechaRegreso!: string | null;
  @Field(() => Int, { nullable: true, description: "Cuántos adultos." }) adultos!: number;
  @Field(() => Int, { nullable: true, description: "Cuántos menores de edad." }) menores!: number;
  @Field(() => Int, { nullable: true, description: "Cuántos infantes, menores de dos años." })
  infantes!: number;
  @Field(() => [OfferLine], { nullable: true, description: "Los servicios incluidos." }) lines!: OfferLine[];
  /** The key is present only when there are several flights or stays, or details to display. */
  @Field(() => [OfferFlight], { nullable: true, description: "Los vuelos, en su orden." })
  flights?: OfferFlight[];
  @Field(() => [OfferStay], { nullable: true, description: "Las estadías, en su orden." })
  stays?: OfferStay[];
  /** The key is present only when days were proposed or written; likewise `noIncluye` for services. */
  @Field(() => [ItineraryDay], {
    nullable: true,
    description: "Los días como los lee el cliente; nulo si no se han propuesto.",
  })
  itinerario?: ItineraryDay[];
  @Field(() => [String], {
    nullable: true,
    description: "Lo que el precio no incluye, como lo lee el cliente.",
  })
  noIncluye?: string[];
  @Field(() => [String], { nullable: true, description: "Autores de las imágenes cuyas licencias lo piden." })
  creditos?: string[];
  /** The key is present only when the client may add something. */
  @Field(() => [OfferExtra], {
    nullable: true,
    description: "Lo que el cliente puede agregar; no está en el precio.",
  })
  extras?: OfferExtra[];
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones!: string | null;
  /** Zero without a discount. */
  @Field(() => Number, {
    nullable: true,
    description: "Descuento sobre el precio calculado, en puntos porcentuales.",
  })
  descuentoPorcentaje!: number;
  @Field(() => COP, { nullable: true, description: "Descuento en COP." }) totalDescuento!: number;
  @Field(() => COP, { nullable: true, description: "Precio para el cliente en COP, después del descuento." })
  precioTotal!: number;
  @Field(() => COP, {
    nullable: true,
    description: "Precio por persona que paga, en COP, redondeado al peso hacia arriba.",
  })
  precioPorPersona!: number;
  @Field(() => [OfferOption], {
    nullable: true,
    description: "Las opciones que el cliente puede elegir; solo si hay más de una.",
  })
  options?: OfferOption[];
}
