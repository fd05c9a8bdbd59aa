import { Field, ObjectType } from "type-graphql";

/** New signing link for staff to pass on to the client. */
@ObjectType()
export class ShareContractPayload {
  id!: string;
  @Field(() => String, { description: "Dirección del enlace: solo se responde esta vez." }) link!: string;
  @Field(() => String, { description: "Mensaje para enviarlo." }) text!: string;
}
