import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { passengerNameSql } from "../../quotes/passenger/passenger.sql.ts";
import { advisorSql } from "../contract/contract.sql.ts";
import { OwnAdvisor } from "../contract/print/contract.parts.ts";
import { OwnVoucher, Trip } from "./trip.types.ts";

/** Refusal of a shared trip that the asker's link does not open. */
export const NO_TRIP = "Viaje no encontrado";

/** A trip as the person with whom it was shared reads it: without money, documents and acts. */
@ObjectType({ simpleResolvers: true })
export class SharedTrip {
  /** Id of what was shared: never of the contract, by which everybody may ask what paying it needs. */
  @Field(() => ID) id!: string;
  contractId!: string;
  travellerId!: string | null;
  /** Name of the traveller with whom it was shared; null of one for anybody. */
  @Field(() => String, { nullable: true }) traveller!: string | null;
  /** Number of people who travel. */
  @Field(() => Int) travellers!: number;
  @Field(() => OwnAdvisor, { nullable: true }) advisor!: OwnAdvisor | null;
  /** The trip itself: flights, hotels and days, with what else was bought. */
  @Field(() => Trip) trip!: Trip;
  /** Tickets and vouchers of its traveller and of the whole group; none of one for anybody. */
  @Field(() => [OwnVoucher]) vouchers!: OwnVoucher[];
}

/** What a link that shares a trip says of it, without its parts. */
type Shared = Omit<SharedTrip, "trip" | "vouchers">;

/** Returns a trip, without its parts, for the link with which it was shared; NOT_FOUND for everybody else. */
export async function sharedTrip({ read, link }: Context, id: string): Promise<Shared> {
  const isOpen = link?.purpose === "trip" && link.recordId === id;
  const [row] = isOpen
    ? await read.rows<Shared>(
        sql`select s.id, c.id as "contractId", s.traveller_id as "travellerId", c.numero_pasajeros as travellers,
          ${advisorSql((role) => raw(`c.${role}_id`))} as advisor,
          ${passengerNameSql(raw("s.traveller_id"))} as traveller
        from trip_shares s join contracts c on c.id = s.contract_id
        where s.id = ${id} and c.status <> 'cancelled'`,
      )
    : [];
  if (!row) throw notFound(NO_TRIP);
  return row;
}
