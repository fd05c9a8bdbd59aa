import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { DateTime } from "../../core/scalars.ts";
import { WebhookDeliveryState } from "./webhook.enums.ts";
import type { DeliveryState } from "./webhook.rules.ts";

/** A new secret: its text is answered this once. */
@ObjectType({ simpleResolvers: true })
export class NewWebhookSecret {
  @Field(() => ID) id!: string;
  @Field(() => String) secret!: string;
}

/** One event that a webhook delivered, or is to deliver. */
@ObjectType({ simpleResolvers: true })
export class WebhookDeliveryLine {
  @Field(() => ID) id!: string;
  /** `payment.verified`. */
  @Field(() => String) type!: string;
  @Field(() => String) recordId!: string;
  @Field(() => WebhookDeliveryState) state!: DeliveryState;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => Int) tries!: number;
  @Field(() => DateTime, { nullable: true }) triedAt!: Date | null;
  /** Time of the next try; null when there is none. */
  @Field(() => DateTime, { nullable: true }) nextTryAt!: Date | null;
  @Field(() => Int, { nullable: true }) answerStatus!: number | null;
  /** The first kilobyte of the last answer. */
  @Field(() => String, { nullable: true }) answer!: string | null;
  /** Reason why there was no answer, or nothing to send. */
  @Field(() => String, { nullable: true }) failure!: string | null;
  /** The text that is sent; null until the query has run. */
  @Field(() => String, { nullable: true }) body!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class WebhookDeliveryPage extends PageOf(WebhookDeliveryLine) {}
