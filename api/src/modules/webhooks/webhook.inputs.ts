import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Longest } from "../../core/input/lengths.ts";
import { Required } from "../../core/input/required.ts";
import { hookEvents, type HookEvent } from "./webhook-event.rules.ts";
import { WebhookEvent } from "./webhook.enums.ts";
import { ADDRESS_WRONG, LONGEST_QUERY } from "./webhook.rules.ts";

/** A new webhook. */
@InputType()
export class WebhookInput {
  @Required("El nombre del webhook es obligatorio")
  @MaxLength(60, { message: "El nombre del webhook puede tener hasta 60 caracteres" })
  @Field(() => String)
  name!: string;

  @Required("La dirección del webhook es obligatoria")
  @MaxLength(2_000, { message: ADDRESS_WRONG })
  @Field(() => String)
  address!: string;

  @ArrayMinSize(1, { message: "Elige al menos un evento" })
  @ArrayMaxSize(Object.keys(hookEvents).length)
  @Field(() => [WebhookEvent])
  events!: HookEvent[];

  @Longest(LONGEST_QUERY)
  @Required("La consulta es obligatoria")
  @Field(() => String)
  query!: string;

  /** Service account that answers for it, and as which the query reads; none: the asker. */
  @IsOptional()
  @Field(() => Int, { nullable: true })
  serviceAccountId?: number | null;
}

/** A change of a webhook. */
@InputType()
export class UpdateWebhookInput extends WebhookInput {
  /** The version that was edited; an older one than the present is refused. */
  @IsOptional()
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
