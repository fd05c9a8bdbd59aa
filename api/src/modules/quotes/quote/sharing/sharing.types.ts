import { Field, ObjectType } from "type-graphql";

/** A link that was made to be carried to the client. */
@ObjectType()
export class ShareQuotePayload {
  id!: string;
  /** Address of the link, returned only this once. */
  @Field(() => String, { description: "Dirección del enlace; solo se da esta vez." }) link!: string;
  /** Message to send with the link, in the agency's words. */
  @Field(() => String, { description: "Mensaje para enviarlo, en las palabras de la agencia." })
  text!: string;
}

/** Preview of the mail, message and page of an offer, as if sent now; the link in it does not work yet. */
@ObjectType()
export class OfferPreview {
  @Field(() => String, { description: "Asunto del correo." }) subject!: string;
  /** The mail, as a page of its own. */
  @Field(() => String, { description: "El correo, como una página." }) mail!: string;
  /** Message for WhatsApp. */
  @Field(() => String, { description: "El mensaje para WhatsApp." }) message!: string;
  /** Page behind the link, as it is shown before the application. */
  @Field(() => String, { description: "La página del enlace." }) page!: string;
}
