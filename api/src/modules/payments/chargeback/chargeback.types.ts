import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../../core/page.ts";
import { DateTime, Day } from "../../../core/scalars.ts";
import { Chargeback } from "./chargeback.entity.ts";
import { ChargebackCause, ChargebackStatus } from "./chargeback.enums.ts";
import { ChargebackEventKind } from "./chargeback-history.enums.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { chargebackColumnOrder } from "./chargeback.rules.ts";

/** Page of cases. */
@ObjectType({ simpleResolvers: true })
export class ChargebackPage extends PageOf(Chargeback) {}

/** Numbers of cases by state. */
@ObjectType({ simpleResolvers: true })
export class ChargebackCounters {
  @Field(() => Int) abiertos!: number;
  @Field(() => Int) vencidos!: number;
  @Field(() => Int) cerrados!: number;
}

/** Line of the history of a case. */
@ObjectType({ simpleResolvers: true })
export class ChargebackEvent {
  @Field(() => ID) id!: string;
  @Field(() => ChargebackEventKind) kind!: ChargebackEventKind;
  @Field(() => DateTime) at!: Date;
  /** `Nombre Apellido`; null for the client, and for automatic entries. */
  @Field(() => String, { nullable: true }) actorName!: string | null;
  /** True when its client did it. */
  @Field(() => Boolean) byClient!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
}

/** Claim that a payment be reversed, as its client sees it. */
@ObjectType({ simpleResolvers: true })
export class OwnChargeback {
  @Field(() => ID) id!: string;
  /** `RP-2026-000012`. */
  @Field(() => String) number!: string;
  @Field(() => ID) paymentId!: string;
  @Field(() => ChargebackCause) cause!: ChargebackCause;
  @Field(() => ChargebackStatus) status!: ChargebackStatus;
  @Field(() => Day) dueOn!: string;
  /** Answer that they got. */
  @Field(() => String, { nullable: true }) answer!: string | null;
}

/** Page of cases, with its order. */
@ArgsType()
export class ChargebackPageArgs extends OrderedPageOf<Chargeback>()(chargebackColumnOrder) {}
