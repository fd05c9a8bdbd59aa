import { Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";

const WRONG = { message: "Este navegador no envió una suscripción válida" };

/** A browser's subscription, in the form of its `PushSubscription.toJSON()`. */
@InputType()
export class PushSubscriptionInput {
  @Required(WRONG.message)
  @MaxLength(2_000, WRONG)
  @Field(() => String, { description: "Dirección https a la que se envía el aviso." })
  endpoint!: string;

  /** The browser's public key: 65 bytes, base64url. */
  @Required(WRONG.message)
  @Matches(/^B[\w-]{86}=?$/, WRONG)
  @Field(() => String, { description: "Llave pública del navegador: 65 bytes en base64url." })
  p256dh!: string;

  /** Secret shared by the browser and the server: 16 bytes, base64url. */
  @Required(WRONG.message)
  @Matches(/^[\w-]{22}={0,2}$/, WRONG)
  @Field(() => String, { description: "Secreto entre el navegador y el servidor: 16 bytes en base64url." })
  auth!: string;
}
