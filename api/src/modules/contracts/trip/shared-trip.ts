import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { passengerNameSql } from "../../quotes/passenger/passenger.sql.ts";
import { OwnAdvisor } from "../contract/print/contract.parts.ts";
import { tripKindOf, type TripName, type TripRef } from "./trip-kind.ts";
import { OwnVoucher, Trip } from "./trip.types.ts";

/** Message when the caller's link does not open the shared trip. */
export const NO_TRIP = "Viaje no encontrado";

/** A trip as shown to the person with whom it was shared: without money, documents and acts. */
@ObjectType({ simpleResolvers: true })
export class SharedTrip {
  /** Never the record's id, because that id allows anybody to query the amount to pay. */
  @Field(() => ID, { description: "Identificador de lo compartido, nunca el de su registro." }) id!: string;
  of!: TripRef;
  travellerId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Nombre del viajero con quien se compartió; nulo si es para cualquiera.",
  })
  traveller!: string | null;
  @Field(() => Int, { description: "Cuántas personas viajan." }) travellers!: number;
  @Field(() => OwnAdvisor, {
    nullable: true,
    description: "Contacto del cliente en la agencia; nulo si nadie lo vende.",
  })
  advisor!: OwnAdvisor | null;
  @Field(() => Trip, { description: "El viaje." }) trip!: Trip;
  /** Vouchers of the link's traveller and of the whole group; empty when the link is for anybody. */
  @Field(() => [OwnVoucher], { description: "Tiquetes y vouchers." }) vouchers!: OwnVoucher[];
}

interface Kept {
  readonly kind: TripName;
  readonly recordId: string;
  readonly travellerId: string | null;
  readonly traveller: string | null;
}

/** Data of a sharing link and its trip, without the trip's parts. */
type Shared = Omit<SharedTrip, "trip" | "vouchers">;

/** Returns a trip, without its parts, for its sharing link; NOT_FOUND for everybody else. */
export async function sharedTrip(context: Context, id: string): Promise<Shared> {
  const { read, link } = context;
  const isOpen = link?.purpose === "trip" && link.recordId === id;
  const [row] = isOpen
    ? await read.rows<Kept>(
        sql`select s.traveller_id as "travellerId", ${passengerNameSql(raw("s.traveller_id"))} as traveller,
          case when s.contract_id is null then 'reservation' else 'contract' end as kind,
          coalesce(s.contract_id, s.reservation_id) as "recordId"
        from trip_shares s where s.id = ${id}`,
      )
    : [];
  const facts = row && (await tripKindOf(row.kind).facts(context, row.recordId));
  if (!facts || facts.isCancelled) throw notFound(NO_TRIP);
  const { travellers, advisor } = facts;
  const { kind, recordId, ...shared } = row;
  return { id, of: { kind, id: recordId }, ...shared, travellers, advisor };
}
