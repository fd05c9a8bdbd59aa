import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { Role, SELLERS } from "../../core/auth/role.ts";
import { CopColumn, day, instant } from "../../core/columns.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { nextStatusesSql } from "../../core/read/lifecycle.sql.ts";
import { Sql } from "../../core/read/sql-field.ts";
import { sql } from "../../core/read/sql.ts";
import { Recorded } from "../../core/record.ts";
import { COP, DateTime, Day } from "../../core/scalars.ts";
import { RaffleNumber } from "./raffle-number.entity.ts";
import { RaffleStatus } from "./raffle.enums.ts";
import { raffleLifecycle } from "./raffle.lifecycle.ts";
import { User } from "../accounts/account/user.entity.ts";
import { administrationSql, countSql, operatingRightSql } from "./raffle.sql.ts";

/** A raffle with its board of 1,000 numbers: one is open at a time, and a draw is final. */
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

  @Field(() => String)
  @Property({ type: "text" })
  title!: string;

  @Field(() => String)
  @Property({ type: "text" })
  prize!: string;

  /** Address of a picture; on our own host it begins with a slash. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  image: string | null = null;

  /** Price of one number. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  price!: number;

  @Field(() => Day)
  @Property({ ...day })
  drawDate!: string;

  /**
   * Number of the authorisation to raffle, below its authority and its day (Decreto 1486 de 2024); all null
   * without one.
   */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  authorizationNumber: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  authorizationAuthority: string | null = null;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  authorizationDay: string | null = null;

  /** The policy that guarantees the prize: insurer and number. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  policy: string | null = null;

  /** True when the prize is a thing or a service, and never money. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  prizeInKind: boolean = false;

  /** The lottery whose result draws it. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  drawLottery: string | null = null;

  /**
   * Person who took responsibility, on the day in `privateDay`, for its being a private promotion that needs
   * no authorization.
   */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  privateName: string | null = null;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  privateDay: string | null = null;

  @ManyToOne(() => User, { nullable: true, fieldName: "private_by_id", deleteRule: "restrict" })
  privateBy: Rel<User> | null = null;

  /** True when it was opened before authorizations were required. */
  @Property({ type: "boolean", default: false })
  openedUnregistered: boolean = false;

  /** Time at which the owner was notified of that. */
  @Property({ ...instant, nullable: true, fieldName: "unregistered_told_at" })
  unregisteredNotifiedAt: Date | null = null;

  /** True when it is open and its authorization is not registered. */
  @Sql(
    (row) => sql`(${row("status")} = 'open' and ${row("openedUnregistered")} and not (${row("prizeInKind")}
      and num_nonnulls(${row("authorizationNumber")}, ${row("policy")}, ${row("drawLottery")}) = 3))`,
  )
  @Field(() => Boolean)
  readonly isUnregistered!: boolean;

  /** Fee for the right to operate, on the prices of all numbers, in COP; rounded half up to the peso. */
  @Auth([Role.ADMIN, Role.OWNER])
  @Sql((row) => operatingRightSql(row("price")))
  @Field(() => COP, { nullable: true })
  readonly operatingRight!: number | null;

  /** Fee for its administration, on the operating right, in COP; rounded half up to the peso. */
  @Auth([Role.ADMIN, Role.OWNER])
  @Sql((row) => administrationSql(row("price")))
  @Field(() => COP, { nullable: true })
  readonly administration!: number | null;

  /** Content of the payment's QR code: a payment key or an address. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  paymentText: string | null = null;

  @Field(() => RaffleStatus)
  @Enum({ items: () => Object.values(RaffleStatus), default: "draft" })
  status: RaffleStatus = "draft";

  @Sql((row) => nextStatusesSql(raffleLifecycle, row("status")))
  @Field(() => [RaffleStatus])
  readonly nextStatuses!: RaffleStatus[];

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  winningNumber: string | null = null;

  /** Source of the winning number, such as the result of a lottery. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  drawSource: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  drawnAt: Date | null = null;

  /** The winning number, when it had been paid. */
  @Auth(SELLERS)
  @Field(() => RaffleNumber, { nullable: true })
  @ManyToOne(() => RaffleNumber, { nullable: true, fieldName: "winner_id" })
  winner: Rel<RaffleNumber> | null = null;

  @Sql((row) => sql`${row("winner")} is not null`)
  @Field(() => Boolean)
  readonly hasWinner!: boolean;

  @Auth(SELLERS)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  cancelReason: string | null = null;

  /** Numbers that nobody has taken. */
  @Sql((row) => countSql(row("id"), "_.selected_at is null"))
  @Field(() => Int)
  readonly freeCount!: number;

  /** Numbers that are held and not paid. */
  @Sql((row) => countSql(row("id"), "_.selected_at is not null and not _.is_paid"))
  @Field(() => Int)
  readonly selectedCount!: number;

  @Sql((row) => countSql(row("id"), "_.is_paid"))
  @Field(() => Int)
  readonly paidCount!: number;

  /** Total of the paid numbers, in COP. */
  @Auth([Role.ADMIN, Role.OWNER])
  @Sql((row) => sql`${row("price")} * ${countSql(row("id"), "_.is_paid")}`)
  @Field(() => COP, { nullable: true })
  readonly collected!: number | null;
}
