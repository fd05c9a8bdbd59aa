import { Field, ObjectType } from "type-graphql";

/** A link to sign that was made to be carried to the client. */
@ObjectType()
export class ShareContractPayload {
  id!: string;
  @Field(() => String, { description: "Dirección del enlace: solo se responde esta vez." }) link!: string;
  @Field(() => String, { description: "Mensaje para enviarlo." }) text!: string;
}
