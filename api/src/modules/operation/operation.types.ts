import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Notice } from "../../core/config/notices.ts";
import { PageOf } from "../../core/page.ts";
import { DateTime } from "../../core/scalars.ts";
import { FailedKind } from "./operation.enums.ts";

/** Something that failed, why, and whether it is tried again by itself. */
@ObjectType({ simpleResolvers: true })
export class FailedWork {
  @Field(() => ID) id!: string;
  @Field(() => FailedKind) kind!: FailedKind;
  /** `Recibo de pago`. */
  @Field(() => String) title!: string;
  /** What it is about: `RC-2026-000310`; of a mail its subject. */
  @Field(() => String, { nullable: true }) subject!: string | null;
  /** How often it was tried. */
  @Field(() => Int) tries!: number;
  @Field(() => DateTime) since!: Date;
  /** When it is tried again by itself; null when it is not. */
  @Field(() => DateTime, { nullable: true }) nextTryAt!: Date | null;
  /** Why, without addresses, numbers and tokens. */
  @Field(() => String) reason!: string;
}

@ObjectType({ simpleResolvers: true })
export class FailedWorkPage extends PageOf(FailedWork) {}

/** What is to be known of how this installation runs. */
@ObjectType({ simpleResolvers: true })
export class InstanceNotice implements Notice {
  /** `mail-held`. */
  @Field(() => ID) key!: string;
  @Field(() => String) text!: string;
  /** Whether it is a danger until somebody mends it. */
  @Field(() => Boolean) urgent!: boolean;
}

/** What waits in one queue. */
@ObjectType({ simpleResolvers: true })
export class WaitingQueue {
  @Field(() => ID) name!: string;
  @Field(() => String) title!: string;
  @Field(() => Int) waiting!: number;
  @Field(() => Int) running!: number;
  /** Seconds for which the oldest waits; null where nothing does. */
  @Field(() => Int, { nullable: true }) oldestSeconds!: number | null;
}

/** How the work behind the screens goes: how much failed of each kind, and what waits. */
@ObjectType({ simpleResolvers: true })
export class OperationState {
  @Field(() => Int) task!: number;
  @Field(() => Int) mail!: number;
  @Field(() => Int) providerEvent!: number;
  /** Verified payments that the card provider does not give under our key. */
  @Field(() => Int) unconfirmedPayment!: number;
  @Field(() => Int) export!: number;
  @Field(() => Int) dossier!: number;
  /** Pictures of other hosts that could not be fetched. */
  @Field(() => Int) picture!: number;
  @Field(() => [WaitingQueue]) queues!: WaitingQueue[];
}
