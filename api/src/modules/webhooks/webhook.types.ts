import { Field, ID, Int, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { DateTime } from "../../core/scalars.ts";
import { WebhookDeliveryState } from "./webhook.enums.ts";
import type { DeliveryState } from "./webhook.rules.ts";

/** New secret; its text is returned only once. */
@ObjectType({ simpleResolvers: true })
export class NewWebhookSecret {
  @Field(() => ID, { description: "Identificador del webhook." }) id!: string;
  @Field(() => String, { description: "El secreto: `whsec_` y la llave en base64." }) secret!: string;
}

/** Event that a webhook delivered, or will deliver. */
@ObjectType({ simpleResolvers: true })
export class WebhookDeliveryLine {
  @Field(() => ID, { description: "Identificador que recibe el receptor, el mismo en cada intento." })
  id!: string;
  @Field(() => String, { description: "Nombre del evento: `payment.verified`." }) type!: string;
  @Field(() => String, { description: "Registro del que es el evento." }) recordId!: string;
  @Field(() => WebhookDeliveryState, { description: "Cómo va la entrega." }) state!: DeliveryState;
  @Field(() => DateTime, { description: "Fecha y hora en que se creó." }) createdAt!: Date;
  @Field(() => Int, { description: "Cuántas veces se intentó." }) tries!: number;
  @Field(() => DateTime, { nullable: true, description: "Último intento." }) triedAt!: Date | null;
  @Field(() => DateTime, { nullable: true, description: "Próximo intento; nulo si no hay otro." })
  nextTryAt!: Date | null;
  @Field(() => Int, { nullable: true, description: "Estado HTTP de la última respuesta." }) answerStatus!:
    number | null;
  @Field(() => String, { nullable: true, description: "El primer kilobyte de la última respuesta." })
  answer!: string | null;
  @Field(() => String, { nullable: true, description: "Por qué no hubo respuesta, o nada que enviar." })
  failure!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "El texto que se envía; nulo hasta que la consulta se hace.",
  })
  body!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class WebhookDeliveryPage extends PageOf(WebhookDeliveryLine) {}
