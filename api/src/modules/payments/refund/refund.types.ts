import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { Refund } from "./refund.entity.ts";
import { RefundReason, RefundStatus } from "./refund.enums.ts";
import { RefundEventKind } from "./refund-history.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { refundColumnOrder } from "./refund.rules.ts";

/** Page of refunds. */
@ObjectType({ simpleResolvers: true })
export class RefundPage extends PageOf(Refund) {}

/** Numbers of refunds by state, and the amount owed (COP). */
@ObjectType({ simpleResolvers: true })
export class RefundCounters {
  @Field(() => Int) abiertas!: number;
  @Field(() => Int) vencidas!: number;
  @Field(() => Int) pagadas!: number;
  @Field(() => Int) anuladas!: number;
  @Field(() => COP) porDevolver!: number;
}

/** Line of the history of a refund. */
@ObjectType({ simpleResolvers: true })
export class RefundEvent {
  @Field(() => ID) id!: string;
  @Field(() => RefundEventKind) kind!: RefundEventKind;
  @Field(() => DateTime) at!: Date;
  /** `Nombre Apellido`; null for the client, and for automatic entries. */
  @Field(() => String, { nullable: true }) actorName!: string | null;
  /** True when its client did it. */
  @Field(() => Boolean) byClient!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
}

/** Refund as its client sees it. */
@ObjectType({ simpleResolvers: true })
export class OwnRefund {
  @Field(() => ID) id!: string;
  /** Name of the contract or reservation it is for: `Contrato CT-2026-000045`. */
  @Field(() => String) title!: string;
  @Field(() => ID, { nullable: true }) contractId!: string | null;
  @Field(() => ID, { nullable: true }) orderId!: string | null;
  @Field(() => COP) monto!: number;
  @Field(() => RefundReason) reason!: RefundReason;
  @Field(() => RefundStatus) status!: RefundStatus;
  /** The day by which they have it. */
  @Field(() => Day) dueOn!: string;
  @Field(() => Day, { nullable: true }) paidOn!: string | null;
  /** True when its account was given. */
  @Field(() => Boolean) hasAccount!: boolean;
  /** `Bancolombia •••• 4321`; null while it has no account, and for sellers. */
  @Field(() => String, { nullable: true }) accountMasked!: string | null;
}

/** Page of refunds, with its order. */
@ArgsType()
export class RefundPageArgs extends OrderedPageOf<Refund>()(refundColumnOrder) {}
