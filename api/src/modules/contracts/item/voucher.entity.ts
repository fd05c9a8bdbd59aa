import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { passengerNameSql } from "../../quotes/passenger/passenger.sql.ts";
import { Passenger } from "../../quotes/passenger/passenger.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { ContractItem } from "./item.entity.ts";

/**
 * Ticket or voucher for a contract's item or for a reservation, shown to the traveller. Its file never
 * changes: a new voucher replaces it, and both stay in the history.
 */
@NotFound("Documento de viaje no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "trip_vouchers" })
@Index({ properties: ["item", "createdAt", "id"] })
@Index({ properties: ["reservation", "createdAt", "id"] })
@Check({ name: "trip_vouchers_are_of_one_service", expression: "num_nonnulls(item_id, reservation_id) = 1" })
@Check({
  name: "trip_vouchers_of_reservations_are_of_the_client_alone",
  expression: "reservation_id is null or (not for_group and traveller_id is null)",
})
@Check({
  name: "trip_vouchers_ended_say_when_and_by_whom",
  expression: "(ended_at is null) = (ended_by_id is null)",
})
@Check({
  name: "trip_vouchers_replaced_are_ended",
  expression: "replaced_by_id is null or ended_at is not null",
})
@Check({
  name: "trip_vouchers_of_one_traveller_are_not_of_the_group",
  expression: "not for_group or traveller_id is null",
})
export class TripVoucher extends Recorded {
  [OptionalProps]?: "forGroup";

  /** Item that the voucher belongs to; null for a reservation's voucher. */
  @Reference(() => ContractItem, "item_id", { nullable: true, deleteRule: "cascade" })
  item: Rel<ContractItem> | null = null;

  /** Reservation that the voucher belongs to; null for a contract's voucher. */
  @Reference(() => Reservation, "reservation_id", { nullable: true, deleteRule: "cascade" })
  reservation: Rel<Reservation> | null = null;

  @Property({ type: "text" })
  fileKey!: string;

  @Column("text", "Nombre del archivo, como lo subieron.")
  filename!: string;

  @Property({ type: "text" })
  contentType!: string;

  @Reference(() => User, "added_by_id", {
    as: () => Person,
    description: "Persona que lo adjuntó.",
    deleteRule: "restrict",
  })
  addedBy!: Rel<User>;

  @Column("boolean", "Si lo ven todos los viajeros con quienes se compartió el viaje.", { default: false })
  forGroup: boolean = false;

  /** Traveller who sees the voucher besides the client; null when the group or only the client sees it. */
  @Index()
  @Reference(() => Passenger, "traveller_id", { nullable: true, deleteRule: "set null" })
  traveller: Rel<Passenger> | null = null;

  @ReferenceId("traveller", "uuid", { description: "Identificador del viajero." })
  readonly travellerId!: string | null;

  @Sql((row) => passengerNameSql(row("traveller")))
  @Field(() => String, { nullable: true, description: "Nombre del viajero." })
  readonly travellerName!: string | null;

  @Column("instant", "Cuándo se quitó o se reemplazó; nulo mientras se ve.", { nullable: true })
  endedAt: Date | null = null;

  @Reference(() => User, "ended_by_id", {
    as: () => Person,
    description: "Persona que lo quitó.",
    nullable: true,
    deleteRule: "restrict",
  })
  endedBy: Rel<User> | null = null;

  /** Voucher that replaced this one; null when this one was removed without replacement. */
  @OneToOne(() => TripVoucher, { nullable: true, fieldName: "replaced_by_id", deleteRule: "set null" })
  replacedBy: Rel<TripVoucher> | null = null;

  @Field(() => ID, { nullable: true, description: "Identificador del que lo reemplazó." })
  @Property({ type: "uuid", nullable: true, fieldName: "replaced_by_id", persist: false })
  readonly replacedById!: string | null;
}
