import { Field, ID, Int, ObjectType } from "type-graphql";
import { Day } from "../../../core/scalars.ts";
import { ItineraryDay } from "../../quotes/calculation/itinerary/itinerary.type.ts";
import { ItemTipo } from "../item/item.enums.ts";

/** One flight of a trip. Moments are in local time of the airport: `2026-12-04T06:40`, or only the day. */
@ObjectType({ simpleResolvers: true })
export class TripFlight {
  @Field(() => ID, { description: "Identificador del servicio del contrato." }) itemId!: string;
  @Field(() => String, { nullable: true, description: "Aerolínea y número: `Avianca AV8520`." }) name!:
    string | null;
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." }) origin!: string | null;
  @Field(() => String, { nullable: true, description: "Destino del viaje." }) destination!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Salida con la hora de allá, `2026-12-04T06:40`, o solo el día.",
  })
  departs!: string | null;
  @Field(() => String, { nullable: true, description: "Llegada con la hora de allá, o solo el día." })
  arrives!: string | null;
  @Field(() => String, { nullable: true, description: "Equipaje incluido." }) luggage!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Un día antes de la salida, cuando suele abrir el check-in; nulo si no se sabe la hora.",
  })
  checkIn!: string | null;
}

/** One stay of a trip. */
@ObjectType({ simpleResolvers: true })
export class TripStay {
  @Field(() => ID, { description: "Identificador del servicio del contrato." }) itemId!: string;
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." }) name!: string | null;
  @Field(() => String, { description: "Ciudad." }) city!: string;
  @Field(() => String, { nullable: true, description: "Categoría y habitación: `4 Estrellas · Doble`." })
  about!: string | null;
  @Field(() => Day, { nullable: true, description: "Día de la entrada." }) from!: string | null;
  @Field(() => Day, { nullable: true, description: "Día de la salida." }) until!: string | null;
  @Field(() => Int, { description: "Cuántas noches." }) nights!: number;
  @Field(() => String, { nullable: true, description: "Imagen del hotel." }) picture!: string | null;
}

/** One included service of a trip, as text. */
@ObjectType({ simpleResolvers: true })
export class TripInclusion {
  @Field(() => ItemTipo, { description: "Clase del registro." }) tipo!: ItemTipo;
  @Field(() => String, { description: "El texto, como se lee." }) text!: string;
}

/** A ticket or voucher as shown to its traveller. */
@ObjectType({ simpleResolvers: true })
export class OwnVoucher {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  /** Null for the voucher of a reservation. */
  @Field(() => ID, { nullable: true, description: "Identificador del servicio del contrato." }) itemId!:
    string | null;
  @Field(() => ItemTipo, { nullable: true, description: "Clase del registro." }) tipo!: ItemTipo | null;
  /** Name of the package when the voucher belongs to a reservation. */
  @Field(() => String, { description: "Servicio del que es, en palabras." }) service!: string;
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
  @Field(() => String, { description: "Dirección para abrirlo; sirve 60 minutos." }) url!: string;
}

/** The trip of a contract or a reservation, without money and people. */
@ObjectType({ simpleResolvers: true })
export class Trip {
  /** Empty for a reservation. */
  @Field(() => String, { description: "Lugar desde donde se viaja; vacío si no se dijo." }) origin!: string;
  @Field(() => String, { description: "Destino del viaje." }) destination!: string;
  @Field(() => String, {
    nullable: true,
    description: "Texto sobre el viaje; nulo si sus partes lo dicen todo.",
  })
  about!: string | null;
  @Field(() => Day, { description: "Día de la salida." }) from!: string;
  @Field(() => Day, { nullable: true, description: "Día del regreso." }) to!: string | null;
  @Field(() => Int, { description: "Días hasta la salida; negativo si ya comenzó." }) daysLeft!: number;
  @Field(() => Boolean, { description: "Si se canceló." }) isCancelled!: boolean;
  @Field(() => Boolean, { description: "Si no sale de Colombia." }) isNational!: boolean;
  @Field(() => String, { nullable: true, description: "Imagen del lugar; nulo si nadie la eligió." })
  picture!: string | null;
  @Field(() => [TripFlight], { description: "Los vuelos, en su orden." }) flights!: TripFlight[];
  @Field(() => [TripStay], { description: "Las estadías, en su orden." }) stays!: TripStay[];
  @Field(() => [ItineraryDay], { description: "El viaje día por día." }) days!: ItineraryDay[];
  @Field(() => [TripInclusion], { description: "Lo demás que incluye." }) inclusions!: TripInclusion[];
  @Field(() => [String], { description: "Lo que no incluye, como lo dice su contrato." })
  exclusions!: string[];
  /** Format: `Foto: Ana Gil (CC BY)`. */
  @Field(() => [String], { description: "Autores de las imágenes cuyas licencias lo piden." })
  creditos!: string[];
}
