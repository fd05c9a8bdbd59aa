import { Collection, OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { STAFF } from "../../core/auth/role.ts";
import { Column, Reference, ReferenceId, oneOf } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { nextStatusesSql } from "../../core/read/lifecycle.sql.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { bind, sql } from "../../core/read/sql.ts";
import { Recorded } from "../../core/record.ts";
import { COP } from "../../core/scalars.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import { Departure } from "../catalog/departure.entity.ts";
import { Package } from "../catalog/package.entity.ts";
import { TripVoucher } from "../contracts/item/voucher.entity.ts";
import { spokenForOf } from "../contracts/plan/awaiting.sql.ts";
import { CancelCause, ReservationStatus } from "./reservation.enums.ts";
import { reservationLifecycle } from "./reservation.lifecycle.ts";
import { reservationCodeSql, waitingSql } from "./reservation.sql.ts";
import { ReservationDates } from "./reservation-dates.type.ts";
import type { ReservationTurnFacts } from "./turn/reservation-turn.rules.ts";
import { reservationTurnFactsSql } from "./turn/reservation-turn.sql.ts";

/**
 * Seats of one departure of a package that a customer holds (shapes, "Order"). It occupies its seats until it
 * is annulled. `paid` is the sum of its verified payments, maintained by a listener. A trigger refuses more
 * people than the departure has seats.
 */
@NotFound("Orden de reserva no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "reservations" })
@Check({ name: "reservations_are_for_some_people", expression: "number_of_people between 1 and 999" })
@Check({ name: "reservations_unit_price_is_not_negative", expression: "unit_price >= 0" })
@Check({
  name: "reservations_price_is_that_of_their_people",
  expression: "total_price = unit_price * number_of_people",
})
@Check({ name: "reservations_paid_is_within_the_price", expression: "paid between 0 and total_price" })
@Check({
  name: "reservations_are_paid_up_or_vouched_for",
  expression: "status <> 'pagada' or paid = total_price or vouched_by_id is not null",
})
@Check({ name: "reservations_return_after_they_leave", expression: "llegada >= salida" })
@Check({
  name: "reservations_have_a_departure",
  expression: "departure_id is not null or status in ('completada', 'anulada')",
})
@Check({
  name: "reservations_pending_are_held_for_a_while",
  expression: "(due_at is not null) = (status = 'pendiente')",
})
@Check({
  name: "reservations_paid_say_when",
  expression: "status not in ('pagada', 'completada') or num_nonnulls(paid_at, paying_id) = 2",
})
@Check({
  name: "reservations_completed_say_when",
  expression: "(completed_at is not null) = (status = 'completada')",
})
@Check({
  name: "reservations_annulled_say_when_and_why",
  expression: "num_nonnulls(cancelled_at, cancel_cause) = case when status = 'anulada' then 2 else 0 end",
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["salida", "id"] })
@Index({ properties: ["totalPrice", "id"] })
@Index({ properties: ["numberOfPeople", "id"] })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["customer", "createdAt", "id"] })
@Index({ properties: ["pack", "createdAt", "id"] })
@Index({ properties: ["departure"] })
@Index({
  name: "reservations_unclaimed",
  expression: "create index reservations_unclaimed on reservations (created_at, id) where is_unclaimed",
})
@Index({ properties: ["bookedBy"] })
@Index({
  name: "reservations_paid",
  expression: `create index reservations_paid on reservations (created_at, id)
      where status in ('pagada', 'completada')`,
})
@Index({
  name: "reservations_due",
  expression: "create index reservations_due on reservations (due_at) where status = 'pendiente'",
})
@Index({
  name: "reservations_travelling",
  expression: "create index reservations_travelling on reservations (llegada) where status = 'pagada'",
})
export class Reservation extends Recorded {
  [OptionalProps]?: "paid" | "status" | "isUnclaimed" | "searchText";

  @Sql((row) => reservationCodeSql(row("id")))
  @Field(() => String, { description: "Código corto para dictarlo: `7F3A20C4`." })
  readonly code!: string;

  @Reference(() => User, "customer_id", {
    as: () => Person,
    description: "Cliente de la reserva.",
    deleteRule: "restrict",
  })
  customer!: Rel<User>;

  @ReferenceId("customer", "integer", { description: "Número de la cuenta del cliente." })
  readonly userId!: number;

  @Reference(() => Package, "package_id", { description: "El paquete.", deleteRule: "restrict" })
  pack!: Rel<Package>;

  @ReferenceId("pack", "integer", { description: "Número del paquete." })
  readonly packId!: number;

  /**
   * Departure whose seats are reserved; null once the departure is past and no longer offered by the package.
   */
  @Reference(() => Departure, "departure_id", { nullable: true, deleteRule: "set null" })
  departure: Rel<Departure> | null = null;

  @Column("day", "Día de la salida.")
  salida!: string;

  @Column("day", "Día del regreso.")
  llegada!: string;

  @Sql((row) => sql`jsonb_build_object('salida', ${row("salida")}, 'llegada', ${row("llegada")})`)
  @Field(() => ReservationDates, { description: "Los días del viaje." })
  readonly fechas!: ReservationDates;

  @Column("integer", "Cuántas personas.")
  numberOfPeople!: number;

  @Column("cop", "Precio por persona cuando se reservó, en COP.")
  unitPrice!: number;

  @Column("cop", "Precio total en COP.")
  totalPrice!: number;

  @Column("cop", "Suma de sus pagos verificados, en COP.", { default: 0 })
  paid: number = 0;

  @Sql((row) => sql`${row("totalPrice")} - ${row("paid")}`)
  @Field(() => COP, { description: "Saldo en COP." })
  readonly balance!: number;

  @Sql((row) => waitingSql(row("id")))
  @Field(() => COP, { description: "Suma de sus pagos por verificar, en COP." })
  readonly waiting!: number;

  /** Excludes amounts being processed by the card provider. */
  @Sql((row) => sql`(${row("totalPrice")} - ${row("paid")} - ${spokenForOf("order_id", row("id"))})::bigint`)
  @Field(() => COP, { description: "Lo que aún se puede registrar, en COP: ni pagado ni por verificar." })
  readonly porRegistrar!: number;

  @Column(oneOf(ReservationStatus), "Estado del registro.", { default: "pendiente" })
  status: ReservationStatus = "pendiente";

  @Sql((row) => nextStatusesSql(reservationLifecycle, row("status")))
  @Field(() => [ReservationStatus], {
    description: "Estados que pueden seguir, sin mirar los permisos de quien consulta.",
  })
  readonly nextStatuses!: ReservationStatus[];

  @Sql((row) => sql`${row("status")} in ('pagada', 'completada')`)
  @Field(() => Boolean, { description: "Si está pagado." })
  readonly isPaid!: boolean;

  @Sql((row) => sql`${row("llegada")} < ${bind.today}`)
  @Field(() => Boolean, { description: "Si ya pasó el día del regreso." })
  readonly isOver!: boolean;

  @Column("instant", "Cuándo se liberan sus cupos si no se paga; solo mientras está pendiente.", {
    nullable: true,
  })
  dueAt: Date | null = null;

  /** Time at which the customer was notified of the release of the seats. */
  @Property({ ...instant, nullable: true })
  warnedAt: Date | null = null;

  @Column("instant", "Fecha y hora en que quedó pagado.", { nullable: true })
  paidAt: Date | null = null;

  /** Id of the latest change to paid; identifies the points earned by it. */
  @Property({ type: "uuid", nullable: true })
  payingId: string | null = null;

  @Reference(() => User, "vouched_by_id", {
    as: () => Person,
    description: "Persona que la declaró pagada sin que sus pagos lo muestren.",
    nullable: true,
    deleteRule: "restrict",
  })
  vouchedBy: Rel<User> | null = null;

  @Column("instant", "Fecha y hora en que se completó.", { nullable: true })
  completedAt: Date | null = null;

  @Column("instant", "Fecha y hora en que se anuló.", { nullable: true })
  cancelledAt: Date | null = null;

  @Column(oneOf(CancelCause), "Por qué se anuló.", { nullable: true })
  cancelCause: CancelCause | null = null;

  @Column("text", "El motivo, como lo escribió el equipo.", { nullable: true })
  cancelReason: string | null = null;

  @Reference(() => User, "booked_by_id", {
    as: () => Person,
    description: "Persona del equipo que la hizo; nulo si fue el cliente.",
    nullable: true,
    deleteRule: "restrict",
  })
  bookedBy: Rel<User> | null = null;

  /** True when no staff member booked it, referred its customer or sells to them; maintained by triggers. */
  @Column("boolean", "Si nadie del equipo responde por ella.", { default: false })
  isUnclaimed: boolean = false;

  /**
   * Search text: the customer's name and e-mail, the package's title and destination; maintained by a
   * trigger.
   */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  /** Includes removed and replaced vouchers. */
  @Auth(STAFF)
  @Field(() => [TripVoucher], { nullable: true, description: "Tiquetes y vouchers." })
  @OneToMany(() => TripVoucher, "reservation", { orderBy: { createdAt: "asc", id: "asc" } })
  vouchers = new Collection<TripVoucher>(this);

  /** Facts that determine who does the next step. */
  @Sql(reservationTurnFactsSql)
  readonly turnFacts!: ReservationTurnFacts;
}
