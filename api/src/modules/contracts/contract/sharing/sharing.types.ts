import { Field, ObjectType } from "type-graphql";

/** A link to sign that was made to be carried to the client. */
@ObjectType()
export class ShareContractPayload {
  id!: string;
  /** Address of the link, returned only this once. */
  @Field(() => String, { description: "Dirección del enlace: solo se responde esta vez." }) link!: string;
  /** Message to send with the link, in the agency's words. */
  @Field(() => String, { description: "Mensaje para enviarlo." }) text!: string;
}
