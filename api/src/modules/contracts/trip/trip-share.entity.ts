import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { LinkToken } from "../../../core/links/link.entity.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { DateTime } from "../../../core/scalars.ts";
import { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import { passengerNameSql } from "../../quotes/passenger/passenger.sql.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { Contract } from "../contract/contract.entity.ts";
import type { TripRef } from "./trip-kind.ts";

/**
 * Link with which a client shares a trip without its money: with one traveller, with anybody, or with a
 * calendar application.
 */
@NotFound("Enlace no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "trip_shares" })
@Index({ properties: ["contract", "createdAt", "id"] })
@Index({ properties: ["reservation", "createdAt", "id"] })
@Check({ name: "trip_shares_are_of_one_trip", expression: "num_nonnulls(contract_id, reservation_id) = 1" })
export class TripShare {
  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  /** Contract whose trip is shared; null for a reservation. */
  @Reference(() => Contract, "contract_id", { nullable: true, deleteRule: "cascade" })
  contract: Rel<Contract> | null = null;

  /** Reservation whose trip is shared; null for a contract. */
  @Reference(() => Reservation, "reservation_id", { nullable: true, deleteRule: "cascade" })
  reservation: Rel<Reservation> | null = null;

  /** Row of the token, with its expiry and how often it was opened. */
  @Reference(() => LinkToken, "link_id", { deleteRule: "cascade", unique: true })
  link!: Rel<LinkToken>;

  /** Traveller for whom the link was made; null for a link for anybody. */
  @Index()
  @Reference(() => Passenger, "traveller_id", { nullable: true, deleteRule: "set null" })
  traveller: Rel<Passenger> | null = null;

  @Sql((row) => sql`(select l.purpose = 'calendar' from links l where l.id = ${row("link")})`)
  @Field(() => Boolean, { description: "Verdadero si lo sigue un calendario." })
  readonly isCalendar!: boolean;

  @Sql((row) => passengerNameSql(row("traveller")))
  @Field(() => String, {
    nullable: true,
    description: "Nombre del viajero para quien se hizo; nulo si es para cualquiera.",
  })
  readonly name!: string | null;

  @Column("instant", "Fecha y hora en que se creó.")
  createdAt!: Date;

  @Sql((row) => sql`(select l.expires_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { description: "Fecha y hora en que vence." })
  readonly expiresAt!: Date;

  @Sql((row) => sql`(select l.openings from links l where l.id = ${row("link")})`)
  @Field(() => Int, { description: "Cuántas veces lo abrió alguien que no es del equipo." })
  readonly openings!: number;

  @Sql((row) => sql`(select l.opened_at from links l where l.id = ${row("link")})`)
  @Field(() => DateTime, { nullable: true, description: "Última vez que se abrió." })
  readonly openedAt!: Date | null;
}

/** Returns the trip that a link opens. */
export function tripOfShare({ id, contract, reservation }: TripShare): TripRef {
  if (contract) return { kind: "contract", id: contract.id };
  if (reservation) return { kind: "reservation", id: reservation.id };
  throw new Error(`share ${id} is of no trip`);
}
