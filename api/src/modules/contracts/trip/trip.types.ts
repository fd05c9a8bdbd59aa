import { Field, ID, Int, ObjectType } from "type-graphql";
import { Day } from "../../../core/scalars.ts";
import { ItineraryDay } from "../../quotes/calculation/itinerary/itinerary.type.ts";
import { ItemTipo } from "../item/item.enums.ts";

/** One flight of a trip. Moments are the clock of the airport: `2026-12-04T06:40`, or the day alone. */
@ObjectType({ simpleResolvers: true })
export class TripFlight {
  /** Id of the item of the contract that it belongs to. */
  @Field(() => ID) itemId!: string;
  /** Airline and number: `Avianca AV8520`; null while neither is known. */
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => String, { nullable: true }) origin!: string | null;
  @Field(() => String, { nullable: true }) destination!: string | null;
  @Field(() => String, { nullable: true }) departs!: string | null;
  @Field(() => String, { nullable: true }) arrives!: string | null;
  @Field(() => String, { nullable: true }) luggage!: string | null;
  /** A day before it departs, when most airlines open their check-in; null while its hour is not known. */
  @Field(() => String, { nullable: true }) checkIn!: string | null;
}

/** One stay of a trip. */
@ObjectType({ simpleResolvers: true })
export class TripStay {
  /** Id of the item of the contract that it is. */
  @Field(() => ID) itemId!: string;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => String) city!: string;
  /** Category and room: `4 Estrellas · Doble`; null while neither is known. */
  @Field(() => String, { nullable: true }) about!: string | null;
  @Field(() => Day, { nullable: true }) from!: string | null;
  @Field(() => Day, { nullable: true }) until!: string | null;
  @Field(() => Int) nights!: number;
  /** Address of a picture of the hotel. */
  @Field(() => String, { nullable: true }) picture!: string | null;
}

/** One thing that a trip includes, in words. */
@ObjectType({ simpleResolvers: true })
export class TripInclusion {
  @Field(() => ItemTipo) tipo!: ItemTipo;
  @Field(() => String) text!: string;
}

/** A ticket or voucher as its traveller sees it. */
@ObjectType({ simpleResolvers: true })
export class OwnVoucher {
  @Field(() => ID) id!: string;
  /** Item of the contract that it is of; null of a reservation's. */
  @Field(() => ID, { nullable: true }) itemId!: string | null;
  @Field(() => ItemTipo, { nullable: true }) tipo!: ItemTipo | null;
  /** The service that it is of, in words: the package of a reservation. */
  @Field(() => String) service!: string;
  @Field(() => String) filename!: string;
  /** An address that opens it for 60 minutes. */
  @Field(() => String) url!: string;
}

/** The trip of a contract or a reservation without its money and its people. */
@ObjectType({ simpleResolvers: true })
export class Trip {
  /** Origin; empty when it is not known, as for a reservation. */
  @Field(() => String) origin!: string;
  @Field(() => String) destination!: string;
  /** Text about it; null when its parts are complete without one. */
  @Field(() => String, { nullable: true }) about!: string | null;
  @Field(() => Day) from!: string;
  @Field(() => Day, { nullable: true }) to!: string | null;
  /** Days from today to the departure; negative once it has begun. */
  @Field(() => Int) daysLeft!: number;
  @Field(() => Boolean) isCancelled!: boolean;
  /** True when it stays in Colombia. */
  @Field(() => Boolean) isNational!: boolean;
  /** Address of a picture of the place; null when nobody chose one. */
  @Field(() => String, { nullable: true }) picture!: string | null;
  @Field(() => [TripFlight]) flights!: TripFlight[];
  @Field(() => [TripStay]) stays!: TripStay[];
  @Field(() => [ItineraryDay]) days!: ItineraryDay[];
  @Field(() => [TripInclusion]) inclusions!: TripInclusion[];
  /** Services not included, as its contract lists them. */
  @Field(() => [String]) exclusions!: string[];
  /** Credits that the licences of its pictures require: `Foto: Ana Gil (CC BY)`. */
  @Field(() => [String]) creditos!: string[];
}
