import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Notice } from "../../core/config/notices.ts";
import { PageOf } from "../../core/page.ts";
import { DateTime } from "../../core/scalars.ts";
import type { HealthCheck } from "../../server/health/system-health.ts";
import { FailedKind, HealthState } from "./operation.enums.ts";

/** A failed piece of work, the reason, and whether it is retried automatically. */
@ObjectType({ simpleResolvers: true })
export class FailedWork {
  @Field(() => ID) id!: string;
  @Field(() => FailedKind) kind!: FailedKind;
  /** `Recibo de pago`. */
  @Field(() => String) title!: string;
  /** Subject of the work: `RC-2026-000310`; of a mail, its subject line. */
  @Field(() => String, { nullable: true }) subject!: string | null;
  /** Number of attempts. */
  @Field(() => Int) tries!: number;
  @Field(() => DateTime) since!: Date;
  /** Time of the next automatic attempt; null when there is none. */
  @Field(() => DateTime, { nullable: true }) nextTryAt!: Date | null;
  /** Reason of the failure, without addresses, numbers and tokens. */
  @Field(() => String) reason!: string;
}

@ObjectType({ simpleResolvers: true })
export class FailedWorkPage extends PageOf(FailedWork) {}

/** Notice about this installation. */
@ObjectType({ simpleResolvers: true })
export class InstanceNotice implements Notice {
  /** `mail-held`. */
  @Field(() => ID) key!: string;
  @Field(() => String) text!: string;
  /** True when it is dangerous until it is repaired. */
  @Field(() => Boolean) urgent!: boolean;
}

/** Check of one part that this installation depends on. */
@ObjectType({ simpleResolvers: true })
export class SystemCheck implements HealthCheck {
  /** `disk`. */
  @Field(() => ID) name!: string;
  /** `Disco`. */
  @Field(() => String) label!: string;
  @Field(() => HealthState) state!: HealthState;
  @Field(() => String) text!: string;
  /** Remedy; null when nothing is wrong. */
  @Field(() => String, { nullable: true }) todo!: string | null;
}

/** Work waiting in one queue. */
@ObjectType({ simpleResolvers: true })
export class WaitingQueue {
  @Field(() => ID) name!: string;
  @Field(() => String) title!: string;
  @Field(() => Int) waiting!: number;
  @Field(() => Int) running!: number;
  /** Seconds for which the oldest waits; null when nothing does. */
  @Field(() => Int, { nullable: true }) oldestSeconds!: number | null;
}

/** State of background work: the failures of each kind, and the waiting work. */
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
  /** Messages to clients that wait for the owner. */
  @Field(() => Int) waitingMail!: number;
  @Field(() => [WaitingQueue]) queues!: WaitingQueue[];
}
