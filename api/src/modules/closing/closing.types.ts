import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { COP, DateTime, Day } from "../../core/scalars.ts";
import { MonthState, MonthWait } from "./closing.enums.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { monthOrder } from "./closing.rules.ts";

/** Number of records of a kind, and their total in COP. */
@ObjectType({ simpleResolvers: true })
export class CountedSum {
  @Field(() => Int) cantidad!: number;
  @Field(() => COP) total!: number;
}

/** Verified payments of one means into one account. */
@ObjectType({ simpleResolvers: true })
export class ReceivedSum {
  @Field(() => String) medio!: string;
  /** Id of the agency's account; null when nobody set it. */
  @Field(() => ID, { nullable: true }) cuenta!: string | null;
  @Field(() => Int) cantidad!: number;
  @Field(() => COP) total!: number;
}

/** Money of a month: everything dated on one of its days, each amount on one line only. */
@ObjectType({ simpleResolvers: true })
export class MonthFigures {
  /** Payments by the day on which the client paid. */
  @Field(() => [ReceivedSum]) pagos!: ReceivedSum[];
  @Field(() => CountedSum) recibido!: CountedSum;
  /** Purchases, paid or not; voided ones do not count. */
  @Field(() => CountedSum) compras!: CountedSum;
  /** Purchases without installments that were paid. */
  @Field(() => CountedSum) contado!: CountedSum;
  @Field(() => CountedSum) cuotas!: CountedSum;
  @Field(() => CountedSum) comisiones!: CountedSum;
  @Field(() => CountedSum) devoluciones!: CountedSum;
  /** Outgoing payments: to providers, to sellers, and back to clients. */
  @Field(() => CountedSum) pagado!: CountedSum;
}

/** One thing that waits. */
@ObjectType({ simpleResolvers: true })
export class WaitingRecord {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  /** Id of the reservation, if it belongs to no contract. */
  @Field(() => ID, { nullable: true }) orderId!: string | null;
  /** Readable name of the contract or the reservation. */
  @Field(() => String) name!: string;
  /** Client, provider or seller concerned. */
  @Field(() => String) person!: string;
  @Field(() => Day) day!: string;
  @Field(() => COP) monto!: number;
}

/** Everything of one kind that waits. */
@ObjectType({ simpleResolvers: true })
export class WaitingLine {
  @Field(() => MonthWait) kind!: MonthWait;
  @Field(() => Int) cantidad!: number;
  @Field(() => COP) total!: number;
  /** The first fifty by their day. */
  @Field(() => [WaitingRecord]) records!: WaitingRecord[];
}

/** A month of the agency's money, from its first movement to the present one. */
@ObjectType({ simpleResolvers: true })
export class AccountingMonth {
  /** `2026-10`. */
  @Field(() => String) mes!: string;
  @Field(() => MonthState) state!: MonthState;
  /** Number of its open records, of all kinds. */
  @Field(() => Int) pendientes!: number;
  /** Present sum of the verified payments of clients dated on its days, in COP. */
  @Field(() => COP) recibido!: number;
  @Field(() => DateTime, { nullable: true }) closedAt!: string | null;
  /** Name and last name of the person who closed it. */
  @Field(() => String, { nullable: true }) closedByName!: string | null;
  /** Number of bookings by the card provider since the closing. */
  @Field(() => Int) despuesDelCierre!: number;
}

@ObjectType({ simpleResolvers: true })
export class AccountingMonthPage extends PageOf(AccountingMonth) {}

/** Page and order of the list of months. */
@ArgsType()
export class AccountingMonthPageArgs extends OrderedPageOf<AccountingMonth>()(monthOrder) {}
