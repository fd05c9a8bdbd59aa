import { Matches } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { RequiredText } from "../../../core/input/text-fields.ts";

const WRONG = { message: "Este navegador no envió una suscripción válida" };

/** A browser's push subscription, as in its `PushSubscription.toJSON()`. */
@InputType()
export class PushSubscriptionInput {
  @RequiredText(WRONG.message, "Dirección https a la que se envía el aviso.", 2_000, WRONG)
  endpoint!: string;

  @Required(WRONG.message)
  @Matches(/^B[\w-]{86}=?$/, WRONG)
  @Field(() => String, { description: "Llave pública del navegador: 65 bytes en base64url." })
  p256dh!: string;

  @Required(WRONG.message)
  @Matches(/^[\w-]{22}={0,2}$/, WRONG)
  @Field(() => String, { description: "Secreto entre el navegador y el servidor: 16 bytes en base64url." })
  auth!: string;
}
