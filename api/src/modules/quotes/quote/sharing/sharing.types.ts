import { Field, ObjectType } from "type-graphql";

/** A link that was made to be carried to the client. */
@ObjectType()
export class ShareQuotePayload {
  id!: string;
  @Field(() => String, { description: "Dirección del enlace; solo se da esta vez." }) link!: string;
  @Field(() => String, { description: "Mensaje para enviarlo, en las palabras de la agencia." })
  text!: string;
}

/** Preview of the mail, message and page of an offer, as if sent now; the link in it does not work yet. */
@ObjectType()
export class OfferPreview {
  @Field(() => String, { description: "Asunto del correo." }) subject!: string;
  @Field(() => String, { description: "El correo, como una página." }) mail!: string;
  @Field(() => String, { description: "El mensaje para WhatsApp." }) message!: string;
  /** Page as it is shown before the application loads. */
  @Field(() => String, { description: "La página del enlace." }) page!: string;
}
