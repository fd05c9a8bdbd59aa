import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { Role, SELLERS } from "../../core/auth/role.ts";
import { Column, Reference, oneOf } from "../../core/column.ts";
import { instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { nextStatusesSql } from "../../core/read/lifecycle.sql.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { sql } from "../../core/read/sql.ts";
import { Recorded } from "../../core/record.ts";
import { COP } from "../../core/scalars.ts";
import { RaffleNumber } from "./raffle-number.entity.ts";
import { RaffleStatus } from "./raffle.enums.ts";
import { raffleLifecycle } from "./raffle.lifecycle.ts";
import { User } from "../accounts/account/user.entity.ts";
import { administrationSql, countSql, operatingRightSql } from "./raffle.sql.ts";

/** Raffle with a board of 1,000 numbers. Only one raffle is open at a time, and a draw is final. */
@NotFound("Rifa no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "raffles" })
@Check({ name: "raffles_price_is_positive", expression: "price > 0" })
@Check({ name: "raffles_winning_number_is_of_the_board", expression: "winning_number ~ '^[0-9]{3}$'" })
@Check({
  name: "raffles_drawn_ones_say_their_number",
  expression: "(status = 'drawn') = (winning_number is not null)",
})
@Check({
  name: "raffles_drawn_ones_say_their_source",
  expression: "status <> 'drawn' or (draw_source <> '' and drawn_at is not null)",
})
@Check({ name: "raffles_only_drawn_ones_have_a_winner", expression: "winner_id is null or status = 'drawn'" })
@Check({
  name: "raffles_cancelled_ones_say_why",
  expression: "(status = 'cancelled') = (cancel_reason is not null)",
})
@Check({
  name: "raffles_authorization_is_whole",
  expression: "num_nonnulls(authorization_number, authorization_authority, authorization_day) in (0, 3)",
})
@Check({
  name: "raffles_private_ones_say_who_and_when",
  expression: "num_nonnulls(private_name, private_day, private_by_id) in (0, 3)",
})
@Check({
  name: "raffles_open_ones_are_permitted",
  expression:
    "status not in ('open', 'drawn') or opened_unregistered or private_name is not null or (prize_in_kind and " +
    "num_nonnulls(authorization_number, policy, draw_lottery) = 3)",
})
@Index({
  name: "raffles_one_is_open",
  expression: "create unique index raffles_one_is_open on raffles (status) where status = 'open'",
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["status", "drawDate", "id"] })
export class Raffle extends Recorded {
  [OptionalProps]?: "prizeInKind" | "openedUnregistered" | "status";

  @Column("text", "Nombre de la rifa.", { history: "Título" })
  title!: string;

  @Column("text", "El premio.", { history: "Premio" })
  prize!: string;

  @Column("text", "Dirección de la imagen; las propias comienzan con una barra.", {
    nullable: true,
    history: "Imagen",
  })
  image: string | null = null;

  @Column("cop", "Precio de un número, en COP.", { history: "Precio del número" })
  price!: number;

  @Column("day", "Día del sorteo.", { history: "Sorteo" })
  drawDate!: string;

  /** Decreto 1486 de 2024; set or null together with the authority and the day. */
  @Column("text", "Número de la autorización; nulo si no tiene.", { nullable: true, history: "Autorización" })
  authorizationNumber: string | null = null;

  @Column("text", "Autoridad que la dio, como la Lotería de Bogotá.", {
    nullable: true,
    history: "Autoridad",
  })
  authorizationAuthority: string | null = null;

  @Column("day", "Día de la autorización.", { nullable: true, history: "Día de la autorización" })
  authorizationDay: string | null = null;

  @Column("text", "Póliza que garantiza el premio: aseguradora y número.", {
    nullable: true,
    history: "Póliza",
  })
  policy: string | null = null;

  @Column("boolean", "Si el premio es una cosa o un servicio, y nunca dinero.", {
    default: false,
    history: "Premio en especie",
  })
  prizeInKind: boolean = false;

  @Column("text", "Lotería cuyo resultado la define.", { nullable: true, history: "Lotería del sorteo" })
  drawLottery: string | null = null;

  @Column("text", "Quién respondió por que es una promoción privada, sin autorización.", { nullable: true })
  privateName: string | null = null;

  @Column("day", "Día en que lo hizo.", { nullable: true })
  privateDay: string | null = null;

  @Reference(() => User, "private_by_id", { nullable: true, deleteRule: "restrict" })
  privateBy: Rel<User> | null = null;

  /** True when the raffle was opened before authorizations were required. */
  @Property({ type: "boolean", default: false })
  openedUnregistered: boolean = false;

  /** Time at which the owner was notified that the raffle has no authorization. */
  @Property({ ...instant, nullable: true, fieldName: "unregistered_told_at" })
  unregisteredNotifiedAt: Date | null = null;

  @Sql(
    (row) => sql`(${row("status")} = 'open' and ${row("openedUnregistered")} and not (${row("prizeInKind")}
      and num_nonnulls(${row("authorizationNumber")}, ${row("policy")}, ${row("drawLottery")}) = 3))`,
  )
  @Field(() => Boolean, { description: "Si está abierta sin que su autorización esté registrada." })
  readonly isUnregistered!: boolean;

  /** Rounded half up to the peso. */
  @Auth([Role.ADMIN, Role.OWNER])
  @Sql((row) => operatingRightSql(row("price")))
  @Field(() => COP, {
    nullable: true,
    description: "Derechos de explotación en COP, sobre el precio de todos los números.",
  })
  readonly operatingRight!: number | null;

  /** Rounded half up to the peso. */
  @Auth([Role.ADMIN, Role.OWNER])
  @Sql((row) => administrationSql(row("price")))
  @Field(() => COP, {
    nullable: true,
    description: "Gastos de administración en COP, sobre los derechos de explotación.",
  })
  readonly administration!: number | null;

  @Column("text", "Contenido del código QR para pagar: una llave o una dirección.", {
    nullable: true,
    history: "Cómo se paga",
  })
  paymentText: string | null = null;

  @Column(oneOf(RaffleStatus), "Estado del registro.", { default: "draft" })
  status: RaffleStatus = "draft";

  @Sql((row) => nextStatusesSql(raffleLifecycle, row("status")))
  @Field(() => [RaffleStatus], {
    description: "Estados que pueden seguir, sin mirar los permisos de quien consulta.",
  })
  readonly nextStatuses!: RaffleStatus[];

  @Column("text", "El número ganador.", { nullable: true })
  winningNumber: string | null = null;

  @Column("text", "De dónde sale el número ganador.", { nullable: true })
  drawSource: string | null = null;

  @Column("instant", "Fecha y hora del sorteo.", { nullable: true })
  drawnAt: Date | null = null;

  @Auth(SELLERS)
  @Reference(() => RaffleNumber, "winner_id", {
    description: "El número ganador, si estaba pagado.",
    nullable: true,
  })
  winner: Rel<RaffleNumber> | null = null;

  @Sql((row) => sql`${row("winner")} is not null`)
  @Field(() => Boolean, { description: "Si alguien ganó." })
  readonly hasWinner!: boolean;

  @Auth(SELLERS)
  @Column("text", "Motivo de la cancelación.", { nullable: true })
  cancelReason: string | null = null;

  @Sql((row) => countSql(row("id"), "_.selected_at is null"))
  @Field(() => Int, { description: "Números que nadie ha tomado." })
  readonly freeCount!: number;

  @Sql((row) => countSql(row("id"), "_.selected_at is not null and not _.is_paid"))
  @Field(() => Int, { description: "Números apartados sin pagar." })
  readonly selectedCount!: number;

  @Sql((row) => countSql(row("id"), "_.is_paid"))
  @Field(() => Int, { description: "Números pagados." })
  readonly paidCount!: number;

  @Auth([Role.ADMIN, Role.OWNER])
  @Sql((row) => sql`${row("price")} * ${countSql(row("id"), "_.is_paid")}`)
  @Field(() => COP, { nullable: true, description: "Suma de los números pagados, en COP." })
  readonly collected!: number | null;
}
