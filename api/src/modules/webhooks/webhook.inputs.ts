import { ArrayMaxSize, ArrayMinSize, IsOptional } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Longest } from "../../core/input/lengths.ts";
import { Required } from "../../core/input/required.ts";
import { hookEvents, type HookEvent } from "./webhook-event.rules.ts";
import { WebhookEvent } from "./webhook.enums.ts";
import { ADDRESS_WRONG, LONGEST_QUERY } from "./webhook.rules.ts";
import { RequiredText } from "../../core/input/text-fields.ts";

/** New webhook. */
@InputType()
export class WebhookInput {
  @RequiredText("El nombre del webhook es obligatorio", "Nombre para reconocerlo, hasta 60 caracteres.", 60, {
    message: "El nombre del webhook puede tener hasta 60 caracteres",
  })
  name!: string;

  @RequiredText(
    "La dirección del webhook es obligatoria",
    "Dirección https pública a la que se entrega.",
    2_000,
    { message: ADDRESS_WRONG },
  )
  address!: string;

  @ArrayMinSize(1, { message: "Elige al menos un evento" })
  @ArrayMaxSize(Object.keys(hookEvents).length)
  @Field(() => [WebhookEvent], {
    description: "Los eventos que se entregan, todos de una misma clase de registro.",
  })
  events!: HookEvent[];

  @Longest(LONGEST_QUERY)
  @Required("La consulta es obligatoria")
  @Field(() => String, {
    description: "Documento GraphQL de una consulta con `$id: ID!`, que arma el contenido.",
  })
  query!: string;

  /** Account with whose permissions the webhook's query runs. */
  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description: "Cuenta de servicio activa, de Administrador, que responde por él; nulo: quien lo pide.",
  })
  serviceAccountId?: number | null;
}

/** Change of a webhook. */
@InputType()
export class UpdateWebhookInput extends WebhookInput {
  @IsOptional()
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
