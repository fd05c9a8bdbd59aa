import { Field, ObjectType } from "type-graphql";

/** Link that was created to be passed on to the client. */
@ObjectType()
export class ShareQuotePayload {
  id!: string;
  @Field(() => String, { description: "Dirección del enlace; solo se da esta vez." }) link!: string;
  @Field(() => String, { description: "Mensaje para enviarlo, en las palabras de la agencia." })
  text!: string;
}

/**
 * Preview of the e-mail, message and page of an offer, as if sent now; the link in the preview does not work
 * yet.
 */
@ObjectType()
export class OfferPreview {
  @Field(() => String, { description: "Asunto del correo." }) subject!: string;
  @Field(() => String, { description: "El correo, como una página." }) mail!: string;
  @Field(() => String, { description: "El mensaje para WhatsApp." }) message!: string;
  /** Page as displayed before the application loads. */
  @Field(() => String, { description: "La página del enlace." }) page!: string;
}
